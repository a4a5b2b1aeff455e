import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Recovery } from './recovery.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What fails each time it is asked for, and when it was asked. */
const failing = (most: number) => {
  const begun = Date.now()
  const asked: number[] = []
  let gaveUp = false
  const recovery: Recovery = new Recovery(() => {
    asked.push(Date.now() - begun)
    gaveUp = !recovery.failed()
  }, most)
  recovery.failed()
  return { recovery, asked, gaveUp: () => gaveUp }
}

test('what did not come is asked for after 1, 2, 4 and then every 8 seconds', () => {
  const { asked } = failing(Infinity)
  vi.advanceTimersByTime(31_000)
  expect(asked).toEqual([1_000, 3_000, 7_000, 15_000, 23_000, 31_000])
})

test('a film is given up after so many times in a row; what is live never is', () => {
  const film = failing(3)
  const live = failing(Infinity)
  vi.advanceTimersByTime(600_000)
  expect(film.asked).toEqual([1_000, 3_000, 7_000])
  expect(film.gaveUp()).toBe(true)
  expect(live.asked.length).toBeGreaterThan(70)
  expect(live.gaveUp()).toBe(false)
})

test('once something has come the next failure is a first one', () => {
  const asked: number[] = []
  const recovery = new Recovery(() => asked.push(Date.now()), Infinity)
  recovery.failed()
  recovery.failed()
  recovery.succeeded()
  expect(recovery.isPending).toBe(false)
  const begun = Date.now()
  recovery.failed()
  vi.advanceTimersByTime(1_000)
  expect(asked).toEqual([begun + 1_000])
})

test('a network that is back is used at once, and only where something is waited for', () => {
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  const ask = vi.fn()
  const recovery = new Recovery(ask, Infinity)
  browser.dispatchEvent(new Event('online'))
  expect(ask).not.toHaveBeenCalled()
  recovery.failed()
  browser.dispatchEvent(new Event('online'))
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  recovery.close()
  recovery.failed()
  browser.dispatchEvent(new Event('online'))
  expect(ask).toHaveBeenCalledTimes(1)
})
