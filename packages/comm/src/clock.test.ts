import { signatureSkew } from '@foyer/protocol/limits'
import { expect, test } from 'vitest'
import { serverClock } from './clock.ts'

const at = Date.UTC(2026, 0, 5, 2)
const clockOf = (stored: string | null = null) => {
  const writes: (string | null)[] = [stored]
  const clock = serverClock(() => at, { read: () => writes.at(-1) ?? null, write: (offset) => writes.push(offset) })
  return { clock, writes }
}

test("V11 the server's time is the device's plus the stored offset", () => {
  const { clock } = clockOf('7200000')
  expect([clock.isKnown, clock.now()]).toEqual([true, at + 7_200_000])
})

test.each([null, '', 'NaN', 'Infinity', 'soon', '{}'])('V11 a stored offset of %s is ignored', (stored) => {
  const { clock } = clockOf(stored)
  expect(clock.isKnown).toBe(false)
  expect(clock.now()).toBe(at)
})

test('V11 a reply corrects a clock that is two hours off, and the correction is stored', () => {
  const { clock, writes } = clockOf()
  clock.learn(at - 7_200_000, at - 100, at)
  expect(Math.abs(clock.now() - (at - 7_200_000))).toBeLessThanOrEqual(1_000)
  expect(clockOf(writes.at(-1) ?? null).clock.now()).toBe(clock.now())
})

test('V11 an offset that fits the reply is unchanged, so whole seconds and slow replies never make it fluctuate', () => {
  const { clock, writes } = clockOf('0')
  clock.learn(at - 999, at - 200, at)
  clock.learn(at - 30_000, at - 30_000, at)
  clock.learn(at - 1_500, at - 10, at)
  expect(clock.now()).toBe(at)
  expect(writes).toEqual(['0'])
})

// a Date header has whole seconds, so that a reply may seem a second older than it is
test.each([
  ['two seconds ahead', at + 2_000, at + 2_001],
  ['three seconds behind', at - 3_000, at - 3_001],
])(
  'V11 a reply by which the server is %s leaves the offset unchanged, and a larger difference corrects it',
  (_, near, far) => {
    const { clock, writes } = clockOf('0')
    clock.learn(near, at, at)
    expect([clock.now(), writes]).toEqual([at, ['0']])
    clock.learn(far, at, at)
    expect(clock.now()).toBe(far + 500)
  },
)

test('V11 the clock is set to the middle of the interval in which the server may have read its time', () => {
  const { clock } = clockOf()
  // from 100 ms before the reply arrived to the end of the second in its header
  clock.learn(at - 7_200_000, at - 100, at)
  expect(clock.now()).toBe(at - 7_200_000 + 550)
  const { clock: other } = clockOf()
  other.learn(at - 7_200_000, at, at)
  expect(other.now()).toBe(at - 7_200_000 + 500)
})

test('V11 S2 a reply that took as long as a nonce may be off still sets the clock, and one that took longer does not', () => {
  const [slow, slower] = [clockOf().clock, clockOf().clock]
  slow.learn(at - 7_200_000, at - signatureSkew, at)
  slower.learn(at - 7_200_000, at - signatureSkew - 1, at)
  expect([slow.isKnown, slower.isKnown]).toEqual([true, false])
})

test('V11 a clock that is set back while a reply is awaited counts from its new time', () => {
  const { clock } = clockOf('0')
  clock.learn(at + 3_600_000, at + 3_600_000, at)
  expect(clock.now()).toBe(at + 3_600_000)
})

test('V11 a reply during which the device slept sets no clock; the next reply does', () => {
  const { clock, writes } = clockOf()
  clock.learn(at - 3_600_000, at - 3_600_000, at)
  expect([clock.isKnown, clock.now(), writes]).toEqual([false, at, [null]])
  clock.learn(at - 7_200_000, at - 100, at)
  expect(Math.abs(clock.now() - (at - 7_200_000))).toBeLessThanOrEqual(1_000)
})

test('V11 S2 after a nonce was refused for its time even a small difference corrects the clock, so the next nonce is never behind', () => {
  const { clock } = clockOf('-600')
  clock.learn(at, at - 10, at)
  expect(clock.now()).toBe(at - 600)
  clock.learn(at, at - 10, at, 0)
  expect(clock.now()).toBeGreaterThanOrEqual(at)
})
