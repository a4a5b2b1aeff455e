import type { SettleHoldRequest } from '@foyer/api/conversion'
import {
  type Answers,
  deferredAnswer,
  frames,
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
import { joined } from '../../shared/activity/testing/join-status.ts'
import * as offerHeadStyles from '../../shared/conversion/offer-head.module.css'
import {
  accessFor,
  conversionId,
  convertedOf,
  endingIn,
  heldOf,
  holdId,
  noId,
} from '../../shared/conversion/testing/replies.ts'
import { goTo, leaveScreen, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'

const path = `/conversionStarting?hold=${holdId}`
const heldCall = 'POST /api/user/488/conversion/held'
const commitCall = 'POST /api/user/488/conversion/commit'
const releaseCall = 'POST /api/user/488/conversion/release'
const statusCall = 'POST /api/user/488/conversion/status'
const confirm = page.getByRole('button', { name: 'Confirm exchange' })
const giveUp = page.getByRole('button', { name: 'Cancel and return points' })
const unknown = page.getByText('We cannot confirm the result yet')
const result = page.getByText('Exchange complete')
const expired = heldOf('coffee', { status: 'expired' })
const released = heldOf('coffee', { status: 'released' })

const open = (answers: Answers = {}) =>
  openScreen(path, {
    viewer: 'registered',
    answers: { [heldCall]: heldOf(), [commitCall]: convertedOf(), [statusCall]: convertedOf(), ...answers },
  })
const keysOf = (call: string) => requestsOf(call).map(({ body }) => (body as SettleHoldRequest).key)

testStates(states)

test('R14 a reservation shows its voucher, its cost and the time that is left', async () => {
  await open({ [heldCall]: heldOf('book-voucher') })
  await expect.element(page.getByCss(`.${pageStyles.startingCard}`)).toMatchTextContent('HK$50 book voucher')
  const receipt = page.getByCss(`.${offerHeadStyles.receipt}`)
  await expect.element(receipt).toMatchTextContent('Points to spend200 points')
  await expect.element(receipt).toMatchTextContent('Points after the exchange400 points')
  await expect.element(page.getByText(/Valid once Tidal Books has confirmed it\./)).toBeVisible()
  const left = () => document.querySelector(`.${pageStyles.holdTimer} b`)?.textContent
  expect(left()).toMatch(/^(10:00|09:5\d)$/)
  const first = left()
  await expect.poll(left).not.toBe(first)
  expect(requestsOf(heldCall).map(({ body }) => body)).toEqual([{ hold: holdId }])
})

test('R14 in the last minute the page says what happens without a confirmation', async () => {
  await open({ [heldCall]: endingIn(48_000) })
  await expect
    .element(page.getByCss(`.${pageStyles.holdTimer}`))
    .toMatchTextContent('Less than a minute left. Confirm now to keep it; otherwise your points come back.')
})

test('R14 the reservation does not overflow at 200 % text', async () => {
  await open({ [heldCall]: heldOf('book-voucher') })
  await expect.element(confirm).toBeVisible()
  zoomText(200)
  expect(sticksOut()).toEqual([])
})

test('R14 two taps on Confirm send one exchange', async () => {
  await open()
  await expect.element(confirm).toBeVisible()
  const button = confirm.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(result).toBeVisible()
  expect(location.hash).toBe(`#/conversionResult?id=${conversionId}`)
  expect(requestsOf(commitCall).map(({ body }) => body)).toEqual([
    { key: expect.stringMatching(/^[0-9a-f-]{36}$/), hold: holdId },
  ])
  await expect.element(page.getByCss(`.${offerHeadStyles.receipt}`)).toMatchTextContent('480 points')
})

test('R14 a person who leaves while an exchange is being confirmed stays on the screen that they chose', async () => {
  const { answer, letGo, arrived } = deferredAnswer(convertedOf())
  await open({ [commitCall]: answer })
  await confirm.click()
  await expect.poll(() => requestsOf(commitCall).length).toBe(1)
  await goTo('/about')
  await expect.element(page.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible()
  letGo()
  await arrived()
  // what was stored of the exchange is removed with its answer
  await expect.poll(() => JSON.stringify(sessionStorage)).not.toContain(`commit.${holdId}`)
  await frames(2)
  expect(location.hash).toBe('#/about')
})

test('R14 an unknown outcome of an exchange is requested again automatically under the same key', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  await open({ [commitCall]: lost })
  await confirm.click()
  await expect.element(unknown).toBeVisible()
  await expect.element(page.getByText(/Checking again in \d+ s/)).toBeVisible()
  // the button that had the focus is gone
  await expect.element(unknown).toHaveFocus()
  await expect.element(confirm).not.toBeInTheDocument()
  const before = keysOf(commitCall).length
  serve({ [commitCall]: convertedOf() })
  // without a tap
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(result).toBeVisible()
  expect(keysOf(commitCall).length).toBeGreaterThan(before)
  expect(new Set(keysOf(commitCall)).size).toBe(1)
})

test('R14 an unknown outcome of an exchange is requested under the same key also after the page was left', async () => {
  await open({ [commitCall]: lost })
  await confirm.click()
  await expect.element(unknown).toBeVisible()
  await leaveScreen()
  await goTo(path)
  await expect.element(unknown).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
  serve({ [commitCall]: convertedOf() })
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(result).toBeVisible()
  expect(new Set(keysOf(commitCall)).size).toBe(1)
})

test('R14 a reservation that was confirmed before leads to its result', async () => {
  await open({ [heldCall]: heldOf('coffee', { status: 'committed', conversion: conversionId }) })
  await expect.element(result).toBeVisible()
  expect(location.hash).toBe(`#/conversionResult?id=${conversionId}`)
  expect(requestsOf(commitCall)).toEqual([])
})

test('R14 confirming an expired reservation shows that the time is up, and the returned points', async () => {
  await open()
  await expect.element(confirm).toBeVisible()
  serve({ [commitCall]: refused('hold_expired'), [heldCall]: expired })
  await confirm.click()
  await expect.element(page.getByText('The time is up')).toBeVisible()
  await expect.element(page.getByCss(`.${offerHeadStyles.isBack}`)).toMatchTextContent('+120 points')
  await expect.element(page.getByCss(`.${offerHeadStyles.isTotal}`)).toMatchTextContent('600 points')
})

test('R14 the page requests the state of the reservation when its timer ends', async () => {
  await open({ [heldCall]: endingIn(2_500) })
  await expect.element(page.getByCss(`.${pageStyles.holdTimer}.${pageStyles.isEnding}`)).toBeVisible()
  serve({ [heldCall]: expired })
  await expect.element(page.getByText('The time is up')).toBeVisible()
})

test('R14 releasing a reservation returns the points, and its voucher can be chosen again', async () => {
  await open({ [releaseCall]: released })
  await giveUp.click()
  await expect.element(page.getByText('You cancelled the reservation')).toHaveFocus()
  await expect.element(page.getByRole('main')).not.toMatchTextContent('set aside for you')
  await expect.element(page.getByCss(`.${offerHeadStyles.isTotal}`)).toMatchTextContent('600 points')
  expect(requestsOf(releaseCall).map(({ body }) => body)).toEqual([
    { key: expect.stringMatching(/^[0-9a-f-]{36}$/), hold: holdId },
  ])
  await expect.element(page.getByCss('a.button').first()).toHaveTextContent('See all vouchers')
  serve({ 'POST /api/user/488/joinStatus': joined(), 'POST /api/user/488/conversion/access': accessFor() })
  await page.getByRole('link', { name: 'Choose it again' }).click()
  await expect.poll(() => document.querySelectorAll('[data-result="pass"]').length).toBe(6)
})

test('R14 while it is unknown whether a reservation was released, it can neither be confirmed nor released again', async () => {
  await open({ [releaseCall]: lost })
  await giveUp.click()
  await expect.element(unknown).toBeVisible()
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect.element(giveUp).toHaveAttribute('aria-disabled', 'true')
  serve({ [releaseCall]: released })
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(page.getByText('You cancelled the reservation')).toHaveFocus()
  expect(requestsOf(commitCall)).toEqual([])
  expect(new Set(keysOf(releaseCall)).size).toBe(1)
})

test('R14 offline a reservation cannot be confirmed, and the page shows an offline notice', async () => {
  await open()
  await expect.element(confirm).toBeVisible()
  setOnline(false)
  await expect.element(page.getByRole('alert')).toMatchTextContent('You are offline.')
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  setOnline(true)
  await expect.element(confirm).not.toHaveAttribute('aria-disabled')
  await confirm.click()
  await expect.element(result).toBeVisible()
})

test('R14 a reservation with an unknown or missing id shows that it cannot be found', async () => {
  const missing = page.getByText('We cannot find this reservation')
  await openScreen('/conversionStarting')
  await expect.element(missing).toBeVisible()
  await openScreen(`/conversionStarting?hold=${noId}`, {
    viewer: 'registered',
    answers: { [heldCall]: refused('not_found') },
  })
  await expect.element(missing).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See all vouchers' }))
    .toHaveAttribute('href', '#/conversionActivities')
})

test('R14 a person who is not signed in sees a sign-in link that returns to the reservation', async () => {
  await openScreen(`/conversionStarting?hold=${noId}`)
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `#/loginPage?back=${encodeURIComponent(`/conversionStarting?hold=${noId}`)}`)
})
