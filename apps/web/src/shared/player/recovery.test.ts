import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Recovery } from './recovery.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A recovery whose every retry fails, and the times of the retries. */
const failing = (most: number) => {
  const begun = Date.now()
  const retries: number[] = []
  let gaveUp = false
  const recovery: Recovery = new Recovery(() => {
    retries.push(Date.now() - begun)
    gaveUp = !recovery.failed()
  }, most)
  recovery.failed()
  return { recovery, retries, gaveUp: () => gaveUp }
}

test('a failed request is retried after 1, 2, 4 and then every 8 seconds', () => {
  const { retries } = failing(Infinity)
  vi.advanceTimersByTime(31_000)
  expect(retries).toEqual([1_000, 3_000, 7_000, 15_000, 23_000, 31_000])
})

test('a recovery with a limit gives up after that many retries, and a recovery without a limit never does', () => {
  const film = failing(3)
  const live = failing(Infinity)
  vi.advanceTimersByTime(600_000)
  expect(film.retries).toEqual([1_000, 3_000, 7_000])
  expect(film.gaveUp()).toBe(true)
  expect(live.retries.length).toBeGreaterThan(70)
  expect(live.gaveUp()).toBe(false)
})

test('a success resets the backoff to its first delay', () => {
  const retries: number[] = []
  const recovery = new Recovery(() => retries.push(Date.now()), Infinity)
  recovery.failed()
  recovery.failed()
  recovery.succeeded()
  expect(recovery.isPending).toBe(false)
  const begun = Date.now()
  recovery.failed()
  vi.advanceTimersByTime(1_000)
  expect(retries).toEqual([begun + 1_000])
})

test('a network that is back triggers a pending retry immediately, and no retry where none is pending', () => {
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  const retry = vi.fn()
  const recovery = new Recovery(retry, Infinity)
  browser.dispatchEvent(new Event('online'))
  expect(retry).not.toHaveBeenCalled()
  recovery.failed()
  browser.dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(retry).toHaveBeenCalledTimes(1)
  recovery.close()
  recovery.failed()
  browser.dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledTimes(1)
})
