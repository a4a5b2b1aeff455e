import { deferredAnswer, refused, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { confirmByCode, dialog, wantsProof } from '../../../shared/fresh-proof/testing.ts'
import * as presentationStyles from '../../../shared/presentation/presentation.module.css'
import { scanned } from '../../../shared/presentation/testing/read-picture.ts'
import { codeOf, presenting, used } from '../../../shared/presentation/testing/replies.ts'
import * as toastStyles from '../../../shared/ui/toast.module.css'
import { openScreen } from '../../../testing/screen.tsx'
import { asOf, detail, idOf, listing, reward } from '../testing/replies.ts'
import * as detailStyles from './detail.module.css'

const path = `/myRewards?id=${idOf(1)}`
const detailCall = 'POST /api/user/rewards/detail'
const codeCall = 'POST /api/user/rewards/code'
const code = page.getByCss(`.${detailStyles.voucherCode} output`)
const show = page.getByRole('button', { name: 'Show', exact: true })
const qr = page.getByRole('button', { name: 'Show the QR code' })
const presentCall = 'POST /api/user/rewards/present'
const plate = page.getByCss(`.${presentationStyles.qrPlate}`)

const open = () =>
  openScreen(path, {
    viewer: 'registered',
    answers: { [detailCall]: detail(reward('exchange_voucher')), [codeCall]: { code: 'CAFE-5100-7Q2K' } },
  })

test('E1 a voucher shows its end once, its usage, source and day of issue, and offers its QR code', async () => {
  await open()
  const facts = () =>
    page
      .getByCss(`.${detailStyles.facts} dt`)
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(facts).toEqual(['Type', 'Activity', 'Issued', 'Reference'])
  await expect.element(page.getByCss(`.${detailStyles.facts}`)).toMatchTextContent(/Nov 16, 2026.*P9R3T-6WXYZ/)
  expect(page.getByText(/Dec 18/).elements()).toHaveLength(1)
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Show the QR code to the staff' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Points for vouchers' }))
    .toHaveAttribute('href', '#/conversionActivities')
  await expect.element(qr).toBeVisible()
})

test('R28 one tap on the ticket shows a QR code that scans, and nothing is requested before it', async () => {
  await openScreen(path, {
    viewer: 'registered',
    answers: { [detailCall]: detail(reward('exchange_voucher')), [presentCall]: presenting() },
  })
  await expect.element(qr).toBeVisible()
  expect(requestsOf(presentCall)).toEqual([])
  await qr.click()
  await expect.element(plate.getByRole('img')).toBeVisible()
  expect(await scanned(plate)).toBe(codeOf(1).qr)
  expect(requestsOf(presentCall)[0]?.body).toEqual({ id: idOf(1) })
})

test('R28 a voucher that is used at a counter while its ticket shows the QR code becomes a used one', async () => {
  await openScreen(path, {
    viewer: 'registered',
    answers: { [detailCall]: detail(reward('exchange_voucher')), [presentCall]: used },
  })
  await expect.element(qr).toBeVisible()
  serve({ [detailCall]: detail(reward('exchange_voucher', { status: 'used' }), ['used']) })
  await qr.click()
  await expect.element(page.getByCss(`.${detailStyles.rewardHero}`)).toMatchTextContent('Used')
  await expect.element(plate).not.toBeInTheDocument()
})

test('SCREEN-4 a voucher that is typed in the partner’s app has its code as the main action, and no QR code', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const voucher = reward('exchange_voucher')
  const typed = detail({ ...voucher, item: { ...voucher.item, usedWhere: 'partner_app' } })
  try {
    await openScreen(path, {
      viewer: 'registered',
      answers: { [detailCall]: typed, [codeCall]: { code: 'CAFE-5100-7Q2K' } },
    })
    const main = page.getByCss(`.${detailStyles.rewardDetail} .button:not(.button-plain)`)
    await expect.element(main).toHaveTextContent('Show the code')
    await expect.element(qr).not.toBeInTheDocument()
    await main.click()
    await expect.element(code).toHaveTextContent('CAFE-5100-7Q2K')
    expect(Number.parseFloat(getComputedStyle(code.element()).fontSize)).toBeGreaterThanOrEqual(28)
    await expect.element(main).toHaveTextContent('Copy the code')
    await main.click()
    await expect.element(page.getByCss(`.${toastStyles.toast}`)).toMatchTextContent('Copied')
    expect(written.mock.calls).toEqual([['CAFE-5100-7Q2K']])
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect.element(code).toHaveTextContent('•••• 7Q2K')
  } finally {
    written.mockRestore()
  }
})

test('E1 the code of a voucher is requested and shown on demand only, and hidden again', async () => {
  await open()
  await expect.element(code).toHaveTextContent('•••• 7Q2K')
  expect(requestsOf(codeCall)).toEqual([])
  await show.click()
  await expect.element(code).toHaveTextContent('CAFE-5100-7Q2K')
  expect(requestsOf(codeCall).map(({ body }) => body)).toEqual([{ id: idOf(1) }])
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.element(code).toHaveTextContent('•••• 7Q2K')
})

test('E1 the code that is shown can be copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  try {
    await open()
    await show.click()
    await page.getByRole('button', { name: 'Copy the code' }).click()
    await expect.element(page.getByCss(`.${toastStyles.toast}`)).toMatchTextContent('Copied')
    expect(written.mock.calls).toEqual([['CAFE-5100-7Q2K']])
  } finally {
    written.mockRestore()
  }
})

test('E1 a code that arrives while the page is hidden is not shown', async () => {
  const { answer, letGo, arrived } = deferredAnswer({ code: 'CAFE-5100-7Q2K' })
  await open()
  serve({ [codeCall]: answer })
  await show.click()
  await expect.poll(() => requestsOf(codeCall).length).toBe(1)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  letGo()
  await arrived()
  await expect.element(show).not.toHaveAttribute('aria-busy')
  hidden.mockRestore()
  expect(code.element().textContent).not.toContain('CAFE-5100-7Q2K')
})

test('E1 a code that is shown is hidden when the page is hidden', async () => {
  await open()
  await show.click()
  await expect.element(code).toHaveTextContent('CAFE-5100-7Q2K')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  await expect.element(code).toHaveTextContent('•••• 7Q2K')
})

test('R28 a voucher that is withdrawn while it is shown reveals no code and shows an error', async () => {
  await open()
  await expect.element(show).toBeVisible()
  serve({ [codeCall]: refused('reward_not_open') })
  await show.click()
  await expect.element(page.getByCss(`.${detailStyles.voucherCode}`).getByRole('alert')).toBeVisible()
  await expect.element(code).toHaveTextContent('•••• 7Q2K')
})

test('R28 a voucher that was withdrawn explains its state, and offers the hotline but neither code nor QR code', async () => {
  await openScreen(path, {
    viewer: 'registered',
    answers: { [detailCall]: detail(reward('exchange_voucher', { status: 'revoked' })) },
  })
  await expect
    .element(page.getByCss(`.${detailStyles.rewardDetail}`))
    .toMatchTextContent('This voucher was withdrawn and its code is no longer valid')
  await expect.element(page.getByCss(`.${detailStyles.rewardDetail}`)).not.toMatchTextContent(/Valid|7Q2K/)
  await expect
    .element(page.getByRole('link', { name: /^Call / }))
    .toHaveAttribute('href', expect.stringMatching(/^tel:/))
  await expect.element(qr).not.toBeInTheDocument()
  await expect.element(show).not.toBeInTheDocument()
})

test('R28 a reward that the server does not find and an invalid id both show "Reward not found"', async () => {
  await openScreen(path, { viewer: 'registered', answers: { [detailCall]: refused('not_found') } })
  const missing = page.getByRole('heading', { name: 'Reward not found' })
  await expect.element(missing).toBeVisible()
  await openScreen('/myRewards?id=1', { viewer: 'registered' })
  await expect.element(missing).toBeVisible()
  expect(requestsOf(detailCall).map(({ body }) => body)).not.toContainEqual({ id: '1' })
  serve({ 'POST /api/user/rewards': listing([reward('exchange_voucher', { issuedAt: asOf })]) })
  await page.getByRole('link', { name: 'See all rewards' }).click()
  await expect.element(page.getByRole('tablist')).toBeVisible()
})

test('SEC-4 at a counter the code requires one proof, then opens automatically, and opens again without a second proof', async () => {
  await openScreen(path, {
    viewer: 'registered',
    answers: {
      [detailCall]: detail(reward('exchange_voucher')),
      ...wantsProof(codeCall, { code: 'CAFE-5100-7Q2K' }),
    },
  })
  await show.click()
  await confirmByCode()
  await expect.element(code).toHaveTextContent('CAFE-5100-7Q2K')
  await page.getByRole('button', { name: 'Hide' }).click()
  await show.click()
  await expect.element(code).toHaveTextContent('CAFE-5100-7Q2K')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requestsOf(codeCall)).toHaveLength(3)
})
