import { expect, test } from 'vitest'
import { CommError } from '../comm-error.ts'
import { coolDown } from './cool-down.ts'

const failure = (retryAfter?: number) =>
  new CommError('refused', 'busy', {
    reason: 'rate_limited',
    ...(retryAfter !== undefined && { detail: { retryAfter } }),
  })

const fixture = () => {
  let now = 1_000_000
  const backoff = coolDown(() => now)
  /** Fails once more and returns for how long no attempt is made, to the millisecond. */
  const waitAfter = (error: CommError): number => {
    backoff.failed(error)
    const from = now
    while (backoff.active() && now - from < 200_000) now++
    return now - from
  }
  return { backoff, waitAfter, setBack: () => now-- }
}

test('the backoff grows twofold with each failure, from a second to at most a minute', () => {
  const { waitAfter } = fixture()
  const waits = Array.from({ length: 8 }, () => waitAfter(failure()))
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
})

test('a longer wait that the server requests is used, up to a minute; a shorter one changes nothing', () => {
  const { waitAfter } = fixture()
  expect(waitAfter(failure(30))).toBe(30_000)
  expect(waitAfter(failure(1))).toBe(2_000)
  expect(waitAfter(failure(3_600))).toBe(60_000)
})

test('during the backoff the error is that of the failure that began it', () => {
  const { backoff } = fixture()
  expect(backoff.active()).toBeUndefined()
  const error = failure()
  backoff.failed(error)
  expect(backoff.active()).toBe(error)
})

test('a success ends the backoff, and the next failure backs off for a second again', () => {
  const { backoff, waitAfter } = fixture()
  for (let n = 0; n < 4; n++) waitAfter(failure())
  backoff.failed(failure())
  backoff.reset()
  expect(backoff.active()).toBeUndefined()
  expect(waitAfter(failure())).toBe(1_000)
})

test('a clock that is set back ends the backoff', () => {
  const { backoff, setBack } = fixture()
  backoff.failed(failure(60))
  setBack()
  expect(backoff.active()).toBeUndefined()
})

const unreached = () => new CommError('network', 'no answer')

test('COMM-1 after failures to reach the server the backoff is at most four seconds, however many there were', () => {
  const { waitAfter } = fixture()
  const waits = Array.from({ length: 5 }, () => waitAfter(unreached()))
  expect(waits).toEqual([1_000, 2_000, 4_000, 4_000, 4_000])
})
