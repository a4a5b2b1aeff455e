import type { JoinRequest } from '@foyer/api/activities'
import { broken, hanging, requestsOf, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as blocksStyles from '../../shared/activity/blocks/blocks.module.css'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joined, joinStatus } from '../../shared/activity/testing/join-status.ts'
import * as sheetStyles from '../../shared/ui/sheet.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { path, settled, states } from './states.ts'
import { application, applicationReply, applied } from './testing/replies.ts'

testStates(states)

const panel = page.getByCss(`.${gateStyles.gatePanel}`)
const card = page.getByCss(`.${pageStyles.application}`)
const residence = page.getByCss(`.${pageStyles.residence}`)
const status = 'POST /api/user/496/joinStatus'
const open = async (reply = applicationReply(), isJoined = false): Promise<void> => {
  await openScreen(path, {
    viewer: 'registered',
    answers: { [application]: reply, ...(isJoined && { [status]: joined() }) },
  })
  await settled()
}

test('R22 a visitor sees the steps, the partner, what is passed on and for whom the account is', async () => {
  await openScreen(path)
  await settled()
  await expect.element(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await expect.element(residence.getByRole('radio', { name: 'Macao' })).toBeVisible()
  await expect.element(residence.getByRole('link', { name: 'Self-check' })).not.toBeInTheDocument()
  await expect.element(page.getByCss(`.${pageStyles.wealthPartner}`)).toMatchTextContent('By default it is not shared')
  await expect.element(panel.getByRole('link', { name: 'Sign in to apply for the account' })).toBeVisible()
  expect(requestsOf(application)).toEqual([])
})

test('R22 the offer shows the drawn picture of its voucher', async () => {
  await openScreen(path)
  await settled()
  await expect.element(page.getByCss(`.${blocksStyles.rewardArt} svg`)).toBeInTheDocument()
})

for (const [place, direction, words] of [
  ['Mainland', 'southbound', 'You can apply from the mainland.'],
  ['Hong Kong', 'northbound', 'to products in the mainland'],
  ['Macao', 'northbound', 'to products in the mainland'],
] as const)
  test(`R22 a person who lives in ${place} sees the ${direction} direction and a link to its self-check`, async () => {
    await openScreen(path)
    await settled()
    expect(residence.getByRole('radio', { checked: true }).elements()).toEqual([])
    await residence.getByRole('radio', { name: place }).click({ force: true })
    await expect.element(residence.getByRole('status')).toMatchTextContent(words)
    await expect
      .element(residence.getByRole('link', { name: 'Self-check' }))
      .toHaveAttribute('href', `#/crossWealthManagementActivity?direction=${direction}`)
  })

test('R22 nothing can be pressed while it is unknown whether the person is a client, and Apply follows if that fails', async () => {
  await openScreen(path, { viewer: 'registered', answers: { [application]: hanging } })
  await expect.element(panel.getByText('Checking your status')).toBeVisible()
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument()
  await openScreen(path, { viewer: 'registered', answers: { [application]: broken } })
  await expect.element(panel.getByRole('button')).toBeVisible()
})

test('R22 a person who is not a client sees a link to an account that returns to the page', async () => {
  await open(applicationReply({ isClient: false, pool: null }))
  await expect.element(panel).toMatchTextContent('You are not a client yet')
  await expect
    .element(panel.getByRole('link'))
    .toHaveAttribute('href', `#/selectLogin?way=account&back=${encodeURIComponent(path)}`)
})

test('R22 an activity whose partner accepts no more applications is not called open', async () => {
  await open(applicationReply({ pool: { total: 300, remaining: 0 } }))
  await expect.element(page.getByCss(`.${frameStyles.phase}`)).toHaveTextContent('No places left')
})

for (const passes of [false, true])
  test(`R22 a client applies ${passes ? 'with' : 'without'} consent to pass on their phone number, and sees the state of the application`, async () => {
    await open()
    await panel.getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Apply for the account' })
    await sheet.getByRole('radio', { name: 'Hong Kong' }).click()
    await sheet.getByRole('checkbox', { name: /agree to the terms/ }).click()
    const consent = sheet.getByRole('checkbox', { name: /Pass my phone number to the partner institution/ })
    await expect.element(consent).not.toBeChecked()
    if (passes) await consent.click()
    const now = joined()
    serve({
      [application]: applied({ passesMobile: passes }),
      'POST /api/user/496/join': { participation: now.participation, status: now },
    })
    await page.getByCss(`.${sheetStyles.sheetFooter} button`).click()
    await expect.element(card).toMatchTextContent('Waiting for the partner institution')
    await expect.element(card).toMatchTextContent(passes ? 'Shared with the partner' : 'Not shared with the partner')
    await expect.element(panel).toMatchTextContent('You have applied')
    const sent = requestsOf('POST /api/user/496/join').map(({ body }) => body as JoinRequest)
    expect(sent.length).toBe(1)
    expect(sent[0]).toMatchObject({ key: expect.any(String), termsVersion: 1, residence: 'hong_kong' })
    expect(sent[0]?.consents ?? []).toEqual(passes ? ['partner_mobile'] : [])
  })

test('R22 an application is pending until the partner answers, and then the page shows the answer', async () => {
  await open(applied(), true)
  await expect.element(card).toMatchTextContent('Waiting for the partner institution')
  await expect.element(page.getByCss('[aria-current=step]')).toMatchTextContent('Agreed')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // the running timer uses the real clock; hiding and showing the tab starts it again
  setVisible(false)
  setVisible(true)
  serve({ [application]: applied({ status: 'available' }) })
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.element(card).toMatchTextContent('Accepted by the partner')
  await expect.element(card.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^#\/myRewards\?id=/))
})

/** Hides or shows the tab. */
const setVisible = (isVisible: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  if (isVisible) vi.restoreAllMocks()
}

for (const [state, name, to] of [
  ['queued', 'See the documents', '#/crossBorder'],
  ['available', 'See the documents', '#/crossBorder'],
  ['used', 'See my quota', '#/crossWealthManagementActivity'],
  ['refused', 'Call +852 3000 0000', 'tel:+85230000000'],
] as const)
  test(`R22 the panel of a person whose application is ${state} has the link "${name}"`, async () => {
    await open(applied({ status: state }), true)
    await expect.element(panel.getByRole('link', { name })).toHaveAttribute('href', to)
  })

for (const [state, words] of [
  ['queued', /Your application\s*Waiting\s*answer within a day/],
  ['available', /Your application\s*Accepted\s*opened in five to ten working days/],
  ['refused', /Your application\s*Not accepted$/],
] as const)
  test(`R22 the headline leads with an application that is ${state}, and the question on residence is gone`, async () => {
    await open(applied({ status: state }), true)
    await expect.element(page.getByCss(`.${frameStyles.offer}`)).toMatchTextContent(words)
    expect(page.getByRole('heading', { name: 'Where do you live?' }).elements()).toEqual([])
  })

test('R22 the mark above the headline of a refused application says that it is closed, the card has the reference to quote on the phone, and the activity is not called open', async () => {
  await open(applied({ status: 'refused' }), true)
  await expect.element(page.getByCss(`.${frameStyles.heroJoined}`)).toHaveTextContent('Application closed')
  await expect.element(card.getByRole('status')).toMatchTextContent('Not accepted')
  await expect.element(card).toMatchTextContent('Call us and quote K7M2Q-9XRT4')
  expect(page.getByRole('region', { name: 'Activity period' }).elements()).toEqual([])
  expect(card.getByRole('list', { name: 'Progress' }).elements()).toEqual([])
})

for (const gate of ['joined', 'available'] as const)
  test(`R22 the page does not overflow at 200 % text where the gate is ${gate}`, async () => {
    const isJoined = gate === 'joined'
    await openScreen(path, {
      viewer: 'registered',
      answers: {
        [status]: isJoined ? joined() : joinStatus(),
        [application]: isJoined ? applied() : applicationReply(),
      },
    })
    await settled()
    zoomText(200)
    expect(sticksOut()).toEqual([])
  })
