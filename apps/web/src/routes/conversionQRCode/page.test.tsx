import {
  type Answer,
  cutOff,
  deferredAnswer,
  lost,
  refused,
  requestsOf,
  serve,
  setOnline,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as presentationStyles from '../../shared/presentation/presentation.module.css'
import { scanned } from '../../shared/presentation/testing/read-picture.ts'
import {
  codeOf,
  present,
  presenting,
  typed as typedVoucher,
  used,
  voucherId,
} from '../../shared/presentation/testing/replies.ts'
import type { Language } from '../../shared/text/language.ts'
import * as longPressStyles from '../../shared/ui/long-press/long-press.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'

const path = `/conversionQRCode?reward=${voucherId}`
const call = 'POST /api/user/rewards/present'
const plate = page.getByCss(`.${presentationStyles.qrPlate}`)
const typed = page.getByCss(`.${presentationStyles.typedGroups}`)
const over = page.getByRole('status').getByRole('heading')
const requestCount = () => requestsOf(call).length

const open = (answer: Answer = presenting(), language: Language = 'en-US') =>
  openScreen(path, { viewer: 'registered', language, answers: { [call]: answer } })
/** From here on timers run in real time, and the test can advance them. */
const holdTime = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  })

testStates(states)

test('R13 the QR code on the screen scans as the code of the server, and the code to type is shown', async () => {
  await open()
  await expect.element(page.getByCss(`.${presentationStyles.qrPlate} svg`)).toBeVisible()
  expect(await scanned(plate)).toBe(codeOf(1).qr)
  await expect.element(typed).toHaveTextContent('K7M19XR1')
  await expect.element(page.getByText('K 7 M 1 9 X R 1')).toBeInTheDocument()
  expect(requestsOf(call)[0]?.body).toEqual({ id: voucherId })
})

test('R13 nothing copies the code, which is not to be passed on', async () => {
  await open(presenting(), 'zh-HK')
  await expect.element(typed).toHaveTextContent('K7M19XR1')
  await expect.element(page.getByRole('button', { name: '複製' })).not.toBeInTheDocument()
})

test('R13 the code is renewed automatically, and the request names the code that is shown', async () => {
  holdTime()
  await open(presenting([1_000, 4_000]))
  await expect.element(typed).toHaveTextContent('K7M19XR1')
  await vi.advanceTimersByTimeAsync(1_100)
  await expect.element(typed).toHaveTextContent('K7M29XR2')
  await expect.element(page.getByRole('timer')).toMatchTextContent('s left')
  const [first, second] = requestsOf(call)
  expect(first?.body).toEqual({ id: voucherId })
  expect(second?.body).toEqual({ id: voucherId, shown: codeOf(1).id })
  await expect.poll(() => scanned(plate)).toBe(codeOf(2).qr)
})

test('R13 a code that expired before the next one arrived cannot be scanned, and Renew now brings a new one', async () => {
  holdTime()
  const server = presenting([1_000, 3_000])
  await open(server)
  await expect.element(typed).toBeVisible()
  serve({ [call]: lost })
  await vi.advanceTimersByTimeAsync(3_100)
  await expect.element(page.getByRole('alert')).toMatchTextContent('This code has expired')
  expect(await scanned(plate)).toBeUndefined()
  await expect.element(typed).not.toBeInTheDocument()
  // only from the click on: an automatic request that is still being signed must fail as well
  addEventListener('click', () => serve({ [call]: server }), { once: true, capture: true })
  await page.getByRole('button', { name: 'Renew now' }).click()
  await expect.element(typed).toHaveTextContent('K7M29XR2')
  await expect.poll(() => scanned(plate)).toBe(codeOf(2).qr)
})

test('R13 a valid code that could not be renewed stays on the page with a notice', async () => {
  holdTime()
  await open(presenting([1_000, 60_000]))
  await expect.element(typed).toBeVisible()
  serve({ [call]: lost })
  await vi.advanceTimersByTimeAsync(1_100)
  await expect.element(page.getByText(/It could not be renewed/)).toBeVisible()
  await expect.element(typed).toHaveTextContent('K7M19XR1')
})

test('R13 while the server does not answer, the code is requested with backoff, also after its time to renew', async () => {
  holdTime()
  await open(presenting([1_000, 4_000]))
  await expect.element(typed).toBeVisible()
  serve({ [call]: lost })
  const before = requestCount()
  // advances in steps, so that requests have time to leave
  for (let time = 0; time < 6_000; time += 100) await vi.advanceTimersByTimeAsync(100)
  expect(requestCount() - before).toBeGreaterThan(0)
  // the session may send two requests at a time; without backoff there would be ten by now
  expect(requestCount() - before).toBeLessThanOrEqual(4)
})

test('R13 offline the code stays on the page with a notice that it is not renewed', async () => {
  await open()
  await expect.element(typed).toBeVisible()
  setOnline(false)
  const notice = page.getByText('You are offline. It renews as soon as you are connected.')
  await expect.element(notice).toBeVisible()
  await expect.element(typed).toBeVisible()
  setOnline(true)
  await expect.element(notice).not.toBeInTheDocument()
})

for (const [what, reply, words] of [
  ['is used at a counter', used, 'Used'],
  ['expires', present({ status: 'expired' }), 'Expired'],
  ['is withdrawn', present({ status: 'revoked' }), 'Withdrawn'],
] as const)
  test(`R13 a voucher that ${what} while it is shown loses its code, and the page shows its new state`, async () => {
    holdTime()
    await open()
    await expect.element(typed).toBeVisible()
    serve({ [call]: reply })
    await vi.advanceTimersByTimeAsync(4_100)
    await expect.element(over).toHaveTextContent(words)
    await expect.element(plate).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).not.toMatchTextContent('Let the staff scan')
    // a voucher in a final state is not requested any more
    const before = requestCount()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(requestCount()).toBe(before)
  })

test('R13 a voucher that can be shown names its merchant above its name, under the title that says to show it', async () => {
  await open()
  await expect.element(plate).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Show your voucher')
  await expect.element(page.getByRole('article')).toMatchTextContent(/^Harbour Roast \(demo\)\s*One coffee/)
})

test('R13 a used voucher shows the merchant and the time, under a title that does not say to show it', async () => {
  await open(used)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Voucher')
  expect(page.getByText('Each voucher works once').elements()).toEqual([])
  await expect.element(page.getByCss(`.${pageStyles.presentFacts}`)).toMatchTextContent('Used atNov 18, 2026, 10:00')
  await expect.element(page.getByCss(`.${pageStyles.presentFacts}`)).toMatchTextContent('MerchantHarbour Roast (demo)')
})

test('R13 a voucher that its partner has not confirmed shows that it waits, and shows its code once it is confirmed', async () => {
  holdTime()
  await open(present({ status: 'pending', maskedCode: null }))
  await expect.element(over).toHaveTextContent('Waiting for the partner')
  serve({ [call]: presenting() })
  await vi.advanceTimersByTimeAsync(4_100)
  await expect.element(typed).toBeVisible()
})

test('R13 a voucher that the server does not find looks the same as an invalid id', async () => {
  await open(refused('not_found'))
  const missing = page.getByCss(`.${pageStyles.voucherPass}[data-missing]`)
  await expect.element(missing.getByRole('heading')).toHaveTextContent('We cannot find this voucher')
  const seen = missing.element().textContent ?? ''
  for (const other of ['x', '']) {
    await openScreen(`/conversionQRCode?reward=${other}`, { viewer: 'registered' })
    await expect.element(missing).toHaveTextContent(seen)
  }
})

test('R13 a person who is not signed in sees a sign-in link that returns to the voucher', async () => {
  await openScreen(path)
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `#/loginPage?back=${encodeURIComponent(path)}`)
  expect(requestCount()).toBe(0)
})

test('R13 a hidden page requests no code, and a page that is shown again requests one immediately', async () => {
  holdTime()
  await open()
  await expect.element(typed).toBeVisible()
  const state = vi.spyOn(document, 'visibilityState', 'get')
  const see = (value: DocumentVisibilityState) => {
    state.mockReturnValue(value)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  try {
    see('hidden')
    const before = requestCount()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(requestCount()).toBe(before)
    see('visible')
    await expect.poll(requestCount).toBeGreaterThan(before)
  } finally {
    state.mockRestore()
  }
})

test('SCREEN-4 a code that renews automatically cannot be saved, and a tap shows the present one alone', async () => {
  await open()
  await expect
    .element(page.getByCss(`.${presentationStyles.presentCode} .${presentationStyles.qrPlate} svg`))
    .toBeVisible()
  expect(
    document.querySelector(`.${presentationStyles.qrPlate} :is(a, button), a .${presentationStyles.qrPlate}`),
  ).toBeNull()
  expect(document.querySelector(`.${presentationStyles.presentCode} .${longPressStyles.longPress}`)).toBeNull()
  await expect.element(page.getByText(/enlarge|save/i)).not.toBeInTheDocument()
  // the code is drawn large instead
  const { width } = document
    .querySelector(`.${presentationStyles.presentCode} .${presentationStyles.qrPlate}`)
    ?.getBoundingClientRect() ?? { width: 0 }
  expect(width).toBeGreaterThanOrEqual(260)
})

test('SCREEN-4 a voucher that is typed in the partner’s app has no QR code, and leads to its code', async () => {
  await open(typedVoucher)
  await expect.element(over).toHaveTextContent('Used in the partner’s app')
  await expect
    .element(page.getByRole('link', { name: 'See the voucher code' }))
    .toHaveAttribute('href', `#/myRewards?id=${voucherId}`)
  expect(document.querySelector(`.${presentationStyles.qrPlate}, .${presentationStyles.typedCode}`)).toBeNull()
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`R13 A1 the voucher is not cut off at 200 % text (${language})`, async () => {
    await open(presenting(), language)
    await expect.element(typed).toBeVisible()
    zoomText(200)
    expect(sticksOut()).toEqual([])
    expect(cutOff('main :is(p, dt, dd, h1, h2, button, a):not(.visually-hidden)')).toEqual([])
  })

test('R13 a slow answer does not extend the life of its code', async () => {
  holdTime()
  const reply = deferredAnswer(presenting([45_000, 50_000]))
  await open(reply.answer)
  await expect.poll(requestCount).toBe(1)
  await vi.advanceTimersByTimeAsync(20_000)
  reply.letGo()
  await expect.element(typed).toBeVisible()
  const seconds = Number(/\d+/.exec(page.getByRole('timer').element().textContent ?? '')?.[0])
  expect(seconds).toBeGreaterThan(10)
  expect(seconds).toBeLessThanOrEqual(25)
})
