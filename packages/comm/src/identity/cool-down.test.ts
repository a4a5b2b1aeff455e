import { expect, test } from 'vitest'
import { CommError } from '../comm-error.ts'
import { coolDown } from './cool-down.ts'

const failure = (retryAfter?: number) =>
  new CommError('refused', 'busy', {
    reason: 'rate_limited',
    ...(retryAfter !== undefined && { detail: { retryAfter } }),
  })

const resting = () => {
  let now = 1_000_000
  const rest = coolDown(() => now)
  /** Fails once more; gives how long nothing is tried, to the millisecond. */
  const waitAfter = (error: CommError): number => {
    rest.failed(error)
    const from = now
    while (rest.active() && now - from < 200_000) now++
    return now - from
  }
  return { rest, waitAfter, setBack: () => now-- }
}

test('the wait after a failure doubles with each, from a second to a minute at the most', () => {
  const { waitAfter } = resting()
  const waits = Array.from({ length: 8 }, () => waitAfter(failure()))
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
})

test('a server that asks for a longer wait gets it, up to a minute; a shorter one changes nothing', () => {
  const { waitAfter } = resting()
  expect(waitAfter(failure(30))).toBe(30_000)
  expect(waitAfter(failure(1))).toBe(2_000)
  expect(waitAfter(failure(3_600))).toBe(60_000)
})

test('while it lasts, the wait is explained by the failure that began it', () => {
  const { rest } = resting()
  expect(rest.active()).toBeUndefined()
  const error = failure()
  rest.failed(error)
  expect(rest.active()).toBe(error)
})

test('a success ends the wait, and the next failure waits a second again', () => {
  const { rest, waitAfter } = resting()
  for (let n = 0; n < 4; n++) waitAfter(failure())
  rest.failed(failure())
  rest.reset()
  expect(rest.active()).toBeUndefined()
  expect(waitAfter(failure())).toBe(1_000)
})

test('a clock that is set back ends the wait instead of making it endless', () => {
  const { rest, setBack } = resting()
  rest.failed(failure(60))
  setBack()
  expect(rest.active()).toBeUndefined()
})

const unreached = () => new CommError('network', 'no answer')

test('COMM-1 after a failure to reach the server the pause is four seconds at most, however often it failed', () => {
  const { waitAfter } = resting()
  const waits = Array.from({ length: 5 }, () => waitAfter(unreached()))
  expect(waits).toEqual([1_000, 2_000, 4_000, 4_000, 4_000])
})
