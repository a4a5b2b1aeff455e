import {
  type Answers,
  broken,
  cutOff,
  hanging,
  requestsOf,
  serve,
  setOnline,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joined } from '../../shared/activity/testing/join-status.ts'
import { languages } from '../../shared/text/languages.ts'
import * as sheetStyles from '../../shared/ui/sheet.module.css'
import * as toastStyles from '../../shared/ui/toast.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as voucherStyles from './parts/voucher.module.css'
import { states } from './states.ts'
import { reply, voucher, voucherId } from './testing/replies.ts'

const path = '/keetaActivity'
const voucherCall = 'POST /api/user/499/voucher'
const codeCall = 'POST /api/user/rewards/code'
const joinCall = 'POST /api/user/499/join'
const card = page.getByRole('article', { name: 'Your voucher' })
const details = page.getByCss(`.${voucherStyles.voucherDetails}`)
const code = page.getByCss(`.${voucherStyles.voucher} .${voucherStyles.code}`)
const panel = page.getByCss(`.${gateStyles.gatePanel}`)
const sheet = page.getByRole('dialog')

/** A person who has claimed a voucher. */
const openClaimed = (answers: Answers = {}, language?: 'zh-HK') =>
  openScreen(path, {
    viewer: 'registered',
    ...(language && { language }),
    answers: { 'POST /api/user/499/joinStatus': joined(), [voucherCall]: reply(voucher()), ...answers },
  })

/** A person who may claim; the server then returns a voucher. */
const openOffered = async (passesMobile: boolean) => {
  await openScreen(path, { viewer: 'registered', answers: { [voucherCall]: reply(null) } })
  serve({
    [joinCall]: () => {
      serve({
        'POST /api/user/499/joinStatus': joined(),
        [voucherCall]: reply(voucher({ passesMobile })),
      })
      return { participation: joined().participation, status: joined() }
    },
  })
  await panel.getByRole('button').first().click()
}
const confirm = async () => {
  await sheet.getByRole('radio', { name: 'Hong Kong' }).click()
  await sheet.getByRole('checkbox', { name: /agree to the terms/ }).click()
  await page.getByCss(`.${sheetStyles.sheetFooter} button`).click()
}

testStates(states)

test('R29 a visitor sees what is passed on to the partner, and a sign-in link to claim', async () => {
  await openScreen(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Food voucher')
  await expect.element(page.getByRole('heading', { name: 'Data the partner receives' })).toBeVisible()
  await expect.element(page.getByText(/^Your phone number, to link .* By default it is not shared/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Sign in to claim' }))
    .toHaveAttribute('href', '#/loginPage?back=%2FkeetaActivity')
})

test('R29 the consent is not ticked in advance, and a claim without it gets the voucher and sends no consent', async () => {
  await openOffered(false)
  const consent = sheet.getByRole('checkbox', { name: /Pass my phone number/ })
  await expect.element(sheet.getByRole('heading', { name: 'Claim the voucher' })).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Claim', exact: true })).toBeVisible()
  await expect.element(consent).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await panel.getByRole('button').first().click()
  await confirm()
  await expect.element(card).toMatchTextContent('Ready to use')
  await expect.element(details).toMatchTextContent('Your number was not shared')
  const sent = requestsOf(joinCall)
  expect(sent.length).toBe(1)
  expect(sent[0]?.body).toEqual({
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    termsVersion: expect.any(Number),
    residence: 'hong_kong',
  })
})

test('R29 a ticked consent is sent with the claim, and the page shows that the number was passed on', async () => {
  await openOffered(true)
  await sheet.getByRole('checkbox', { name: /Pass my phone number/ }).click()
  await confirm()
  await expect.element(details).toMatchTextContent('Your number was shared')
  expect(requestsOf(joinCall)[0]?.body).toMatchObject({ consents: ['partner_mobile'] })
})

test('R29 the code of a voucher is requested and shown on demand only, and disappears on Hide', async () => {
  await openClaimed({ [codeCall]: { code: 'MEAL-8F3N-K7Q2' } })
  await expect.element(code).toHaveTextContent('•••• K7Q2Hidden, ending in K7Q2')
  expect(requestsOf(codeCall)).toEqual([])
  await panel.getByRole('button', { name: 'Show the code' }).click()
  await expect.element(code).toHaveTextContent('MEAL-8F3N-K7Q2')
  expect(requestsOf(codeCall).map(({ body }) => body)).toEqual([{ id: voucherId }])
  await card.getByRole('button', { name: 'Hide' }).click()
  await expect.element(card).not.toMatchTextContent('MEAL-8F3N')
})

test('R29 before a claim the headline shows what the voucher is worth, and the ticket how many there are', async () => {
  await openScreen(path)
  const specimen = page.getByRole('article', { name: 'Food delivery voucher' })
  await expect.element(specimen).toMatchTextContent(/One voucher per person\s*200 in total$/)
  await expect.element(page.getByCss(`.${frameStyles.offer}`)).toMatchTextContent('HK$50 off')
  await expect.element(specimen).not.toMatchTextContent('HK$')
})

test('R29 the headline and the name of a claimed voucher show what it is worth', async () => {
  await openClaimed()
  await expect.element(page.getByCss(`.${frameStyles.offer}`)).toMatchTextContent('HK$50 off')
  await expect.element(card).toMatchTextContent('HK$50 food delivery voucher')
})

test('R29 the frame of a ticket with the focus has no gap at the perforation', async () => {
  await openClaimed({ [codeCall]: { code: 'MEAL-8F3N-K7Q2' } })
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Tab}')
  ;(card.element() as HTMLElement).focus({ focusVisible: true } as FocusOptions)
  const body = document.querySelector(`.${voucherStyles.voucher} > .${voucherStyles.voucherBody}`)!
  await expect.poll(() => getComputedStyle(body, '::before').content).toBe('none')
})

test('R29 the ticket of a voucher that can be used has the end of its validity below the code', async () => {
  await openClaimed({})
  await expect.element(card).toMatchTextContent(/K7Q2\s*Valid until\s*Dec 18, 23:59 HKT$/)
})

test('R29 a person who has a voucher sees its dates and not the period of the activity', async () => {
  await openClaimed({ status: 'expired' })
  await expect.element(card).toMatchTextContent('Valid until')
  expect(page.getByRole('region', { name: 'Activity period' }).elements()).toEqual([])
})

test('R29 the code that is shown can be copied, and is hidden when the page is hidden', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const hidden = vi.spyOn(document, 'hidden', 'get')
  try {
    await openClaimed({ [codeCall]: { code: 'MEAL-8F3N-K7Q2' } })
    await panel.getByRole('button', { name: 'Show the code' }).click()
    await panel.getByRole('button', { name: 'Copy the code' }).click()
    expect(page.getByText('Copy the code').elements()).toHaveLength(1)
    await expect.element(page.getByCss(`.${toastStyles.toast}`)).toMatchTextContent('Copied')
    expect(written.mock.calls).toEqual([['MEAL-8F3N-K7Q2']])
    hidden.mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(card).not.toMatchTextContent('MEAL-8F3N')
  } finally {
    hidden.mockRestore()
    written.mockRestore()
  }
})

test('R29 a voucher whose partner does not answer is pending, and the page updates when the partner answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openClaimed({ [voucherCall]: reply(voucher({ status: 'queued', maskedCode: null })) })
  await expect.element(card).toMatchTextContent('Pending')
  await expect.element(details).toMatchTextContent('The partner has not answered yet')
  await expect.element(card.getByRole('button')).not.toBeInTheDocument()
  serve({ [voucherCall]: reply(voucher()) })
  await vi.advanceTimersByTimeAsync(9_000)
  await expect.element(card).toMatchTextContent('Ready to use')
})

for (const [status, words] of [
  ['available', 'Claimed'],
  ['queued', 'Pending'],
  ['refused', 'Not confirmed'],
  ['used', 'Used'],
] as const)
  test(`R29 above the headline stands "${words}" of a voucher that is ${status}, and the offer stays`, async () => {
    await openClaimed({ [voucherCall]: reply(voucher({ status })) })
    await expect.element(page.getByCss(`.${frameStyles.heroJoined} strong`)).toHaveTextContent(words)
    await expect.element(page.getByCss(`.${frameStyles.offer}`)).toMatchTextContent('HK$50 off')
  })

test('R29 a voucher that the partner refuses shows the reason, a reference to quote and a link to other activities, and no code', async () => {
  await openClaimed({ [voucherCall]: reply(voucher({ status: 'refused', maskedCode: null })) })
  await expect.element(card).toMatchTextContent('The partner did not confirm it. You pay nothing.')
  await expect.element(panel.getByRole('link', { name: 'See other activities' })).toHaveAttribute('href', '#/')
  await expect.element(details).toMatchTextContent('call us and quote H4T8W-2MNPQ')
  await expect.element(code).not.toBeInTheDocument()
})

test('R29 nothing can be claimed while it is unknown whether vouchers are left', async () => {
  await openScreen(path, { viewer: 'registered', answers: { [voucherCall]: hanging } })
  await expect.element(panel.getByText('Checking your status')).toBeVisible()
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument()
})

test('R29 an empty pool offers nothing to claim, and the activity is not called open', async () => {
  await openScreen(path, { viewer: 'registered', answers: { [voucherCall]: reply(null, 0) } })
  await expect.element(panel).toMatchTextContent('You can claim one if the partner adds more')
  await expect.element(page.getByCss(`.${frameStyles.phase}`)).toHaveTextContent('All claimed')
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument()
})

for (const [status, says] of [
  ['used', 'This voucher has been used at the partner'],
  ['expired', 'can no longer be used'],
  ['revoked', 'This voucher was cancelled'],
] as const)
  test(`R29 a voucher that is ${status} shows its state and no code`, async () => {
    await openClaimed({ [voucherCall]: reply(voucher({ status })) })
    await expect.element(details).toMatchTextContent(says)
    await expect.element(code).not.toBeInTheDocument()
  })

test('R29 a voucher that fails to load shows an error in its place, and Try again loads it', async () => {
  await openClaimed({ [voucherCall]: broken })
  await expect.element(page.getByText('This did not load')).toBeVisible()
  serve({ [voucherCall]: reply(voucher()) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card).toBeVisible()
})

test('SCREEN-4 R29 the main action after a claim shows the code, which the partner honours, and then copies it', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  try {
    await openClaimed({ [codeCall]: { code: 'MEAL-8F3N-K7Q2' } })
    await panel.getByRole('button', { name: 'Show the code' }).click()
    await expect.element(card).toHaveFocus()
    await expect.element(code).toHaveTextContent('MEAL-8F3N-K7Q2')
    await panel.getByRole('button', { name: 'Copy the code' }).click()
    await expect.poll(() => written.mock.calls).toEqual([['MEAL-8F3N-K7Q2']])
  } finally {
    written.mockRestore()
  }
})

test('R29 offline the voucher stays on the page, and showing its code fails with an error until the network is back', async () => {
  await openClaimed({ [codeCall]: { code: 'MEAL-8F3N-K7Q2' } })
  await expect.element(card).toMatchTextContent('Ready to use')
  setOnline(false)
  await expect.element(page.getByText(/You are offline\. Last updated/)).toBeVisible()
  await expect.element(card).toMatchTextContent('Ready to use')
  await panel.getByRole('button', { name: 'Show the code' }).click()
  await expect.element(card.getByRole('alert')).toBeVisible()
  setOnline(true)
  await panel.getByRole('button', { name: 'Show the code' }).click()
  await expect.element(code).toHaveTextContent('MEAL-8F3N-K7Q2')
})

test('R29 the voucher and its code are not cut off at 200 % text', async () => {
  await openClaimed({ [codeCall]: { code: 'MEAL-8F3N-K7Q2' } }, 'zh-HK')
  const mine = page.getByRole('article', { name: '您的禮券' })
  await expect.element(mine).toMatchTextContent('可使用')
  zoomText(200)
  await page.getByRole('button', { name: '顯示代碼' }).click()
  await expect.element(mine.getByRole('button', { name: '隱藏' })).toBeVisible()
  expect(sticksOut()).toEqual([])
  expect(cutOff(`:is(.${voucherStyles.voucherHead}, .${voucherStyles.voucherBody}) :not(.visually-hidden)`)).toEqual([])
})

test('R29 no text of the first view is larger than the lead, so that the first paint is the largest', async () => {
  for (const language of languages) {
    await openScreen(path, { language })
    await page.viewport(390, 844)
    await expect.element(page.getByCss('.activity [aria-hidden] > svg[viewBox]').first()).toBeInTheDocument()
    const areaOf = (element: Element): number => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const { width, top, bottom } = words.getBoundingClientRect()
      return width * Math.max(0, Math.min(bottom, innerHeight) - top)
    }
    const lead = document.querySelector('.activity-hero .lead')!
    for (const other of document.querySelectorAll('main h2, main p:not(:has(*)), .activity-hero b'))
      expect(areaOf(other), `${language}: ${other.textContent}`).toBeLessThanOrEqual(areaOf(lead))
  }
})
