import { type Answer, refused, requestsOf, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as offerHeadStyles from '../../shared/conversion/offer-head.module.css'
import {
  conversionId,
  convertedOf,
  failedOf,
  noId,
  pendingOf,
  rewardId,
} from '../../shared/conversion/testing/replies.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'

const call = 'POST /api/user/488/conversion/status'
const open = (answer: Answer) =>
  openScreen(`/conversionResult?id=${conversionId}`, { viewer: 'registered', answers: { [call]: answer } })
const pending = page.getByText('Waiting for the partner')
const total = page.getByCss(`.${offerHeadStyles.isTotal}`)

testStates(states)

test('R12 a successful exchange shows its reference, the points spent, the balance and a link to the voucher', async () => {
  await open(convertedOf())
  await expect.element(page.getByText('Exchange complete')).toBeVisible()
  await expect.element(page.getByCss(`.${pageStyles.reference}`)).toHaveTextContent('K7M2Q-9XRT4')
  await expect.element(page.getByCss(`.${offerHeadStyles.receipt}`)).toMatchTextContent('Points spent120 points')
  await expect.element(total).toMatchTextContent('480 points')
  expect(requestsOf(call).map(({ body }) => body)).toEqual([{ id: conversionId }])
  await expect.element(page.getByRole('link', { name: 'See my rewards' })).toHaveAttribute('href', '#/myRewards')
  await expect
    .element(page.getByRole('link', { name: 'Show the voucher' }))
    .toHaveAttribute('href', `#/conversionQRCode?reward=${rewardId}`)
  zoomText(200)
  expect(sticksOut()).toEqual([])
})

test.each([
  ['that is complete', convertedOf(), 'Show the voucher'],
  ['that waits for the partner', pendingOf(), 'Check now'],
  ['that the partner refused', failedOf('book-voucher', 'partner_refused'), 'Try again'],
  ['whose vouchers have run out', failedOf('coffee', 'pool_dry'), 'Choose another'],
] as const)(
  'R12 the main action of an exchange %s is in the first view, above the receipt',
  async (_, answer, name) => {
    await open(answer)
    await page.viewport(390, 844)
    const action = page.getByCss(`.${pageStyles.resultActions} .button:not(.button-plain)`).first()
    await expect.element(action).toMatchTextContent(name)
    const { bottom } = action.element().getBoundingClientRect()
    expect(bottom).toBeLessThan(document.querySelector(`.${offerHeadStyles.receipt}`)?.getBoundingClientRect().top ?? 0)
    expect(bottom).toBeLessThan(844)
  },
)

test('R12 a pending exchange says when the partner replies, is requested again with growing pauses, and shows its outcome with the end of its validity', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  await open(pendingOf())
  await expect.element(pending).toBeVisible()
  await expect
    .element(page.getByText(/replies within a day. If it cannot confirm, all your points come back/))
    .toBeVisible()
  await expect.element(page.getByText(/Checking again in \d+ s/)).toBeVisible()
  await expect.element(total).toMatchTextContent('400 points')
  await expect.element(page.getByText('Valid until')).not.toBeInTheDocument()
  const before = requestsOf(call).length
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.poll(() => requestsOf(call).length).toBe(before + 1)
  // the second pause is longer than the first
  await vi.advanceTimersByTimeAsync(3_500)
  expect(requestsOf(call).length).toBe(before + 1)
  serve({ [call]: convertedOf('book-voucher') })
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.element(page.getByText('Exchange complete')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Show the voucher' })).toBeVisible()
  await expect.element(page.getByText('Valid until')).toBeVisible()
})

test('R12 a hidden page of a pending exchange sends no request, and sends one immediately when it is shown again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  await open(pendingOf())
  await expect.element(page.getByText(/Checking again in \d+ s/)).toBeVisible()
  const state = vi.spyOn(document, 'visibilityState', 'get')
  const see = (value: DocumentVisibilityState) => {
    state.mockReturnValue(value)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  try {
    see('hidden')
    await expect.element(page.getByText(/Checking again in \d+ s/)).not.toBeInTheDocument()
    const before = requestsOf(call).length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(requestsOf(call).length).toBe(before)
    see('visible')
    await expect.poll(() => requestsOf(call).length).toBe(before + 1)
  } finally {
    state.mockRestore()
  }
})

test('R12 Check now requests the outcome of a pending exchange immediately', async () => {
  await open(pendingOf())
  await expect.element(pending).toBeVisible()
  serve({ [call]: convertedOf('book-voucher') })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.element(page.getByText('Exchange complete')).toBeVisible()
})

test('R12 a failed exchange shows the reason, the returned points and the next step', async () => {
  await open(failedOf('book-voucher', 'partner_refused'))
  await expect.element(page.getByText('The exchange did not go through')).toBeVisible()
  await expect.element(page.getByText(/Tidal Books could not confirm it/)).toBeVisible()
  await expect.element(page.getByCss(`.${offerHeadStyles.isBack}`)).toMatchTextContent('+200 points')
  await expect.element(total).toMatchTextContent('600 points')
  await expect.element(page.getByCss(`.${pageStyles.reference}`)).toHaveTextContent('K7M2Q-9XRT4')
  await expect
    .element(page.getByRole('link', { name: 'Try again' }))
    .toHaveAttribute('href', '#/conversionAccess?code=book-voucher')
})

test('R12 an exchange whose vouchers ran out shows that reason, links to other vouchers, and has no Try again button', async () => {
  await open(failedOf('coffee', 'pool_dry'))
  await expect.element(page.getByText(/The vouchers ran out just before yours/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Try again' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Choose another voucher' }))
    .toHaveAttribute('href', '#/conversionActivities')
})

test('R12 an exchange with an unknown or missing id shows that it cannot be found', async () => {
  const missing = page.getByText('We cannot find this exchange')
  await openScreen('/conversionResult')
  await expect.element(missing).toBeVisible()
  await openScreen(`/conversionResult?id=${noId}`, { viewer: 'registered', answers: { [call]: refused('not_found') } })
  await expect.element(missing).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See all vouchers' }))
    .toHaveAttribute('href', '#/conversionActivities')
})

test('R12 a person who is not signed in sees a sign-in link that returns to the exchange', async () => {
  await openScreen(`/conversionResult?id=${noId}`)
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `#/loginPage?back=${encodeURIComponent(`/conversionResult?id=${noId}`)}`)
})
