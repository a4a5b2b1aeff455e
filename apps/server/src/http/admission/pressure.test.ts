import { expect, test } from 'vitest'
import { createPressure } from './pressure.ts'

const start = (random: () => number) => {
  let now = 0
  const pressure = createPressure(() => now, random)
  /** One second in which one of `times` calls is admitted. */
  const second = (times: number) => {
    for (let n = 0; n < 10 * times; n++) pressure.count(n < 10)
    now += 1_000
  }
  const elapse = (seconds: number) => {
    now += seconds * 1_000
  }
  return { pressure, second, elapse }
}

test('REL-3 Retry-After grows with the load up to a minute, and falls again when the load ends', () => {
  const { pressure, second, elapse } = start(() => 0.5)
  second(1)
  expect(pressure.retryAfter()).toBe(2)
  for (let n = 0; n < 10; n++) second(10)
  expect(pressure.retryAfter()).toBe(20)
  for (let n = 0; n < 10; n++) second(100)
  expect(pressure.retryAfter()).toBe(60)
  elapse(10)
  expect(pressure.retryAfter()).toBe(2)
})

test('REL-3 Retry-After varies, so that refused callers do not return all at once', () => {
  const waits = [0, 0.99].map((random) => {
    const { pressure, second } = start(() => random)
    for (let n = 0; n < 10; n++) second(10)
    return pressure.retryAfter()
  })
  expect(waits).toEqual([15, 25])
})
