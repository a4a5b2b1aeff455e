import { expect, test } from 'vitest'
import { Stopwatch } from './timings.ts'

const at = () => {
  let now = 1_000
  const watch = new Stopwatch(() => now)
  return { watch, pass: (time: number) => (now += time) }
}

test('the startup time is measured once, from the first tap to the first picture', () => {
  const { watch, pass } = at()
  expect(watch.wasRequested).toBe(false)
  watch.requested()
  pass(300)
  watch.requested()
  pass(500)
  watch.playing()
  pass(2_000)
  watch.notWaiting()
  watch.requested()
  pass(100)
  watch.playing()
  expect(watch.read()).toEqual({ startup: 800, stalls: 0, stalledFor: 0, playedFor: 2_000 })
})

test('a stall is measured until the film plays on, and also while it lasts', () => {
  const { watch, pass } = at()
  watch.requested()
  watch.playing()
  pass(1_000)
  watch.stalled()
  pass(20_000)
  expect(watch.read()).toMatchObject({ stalls: 1, stalledFor: 20_000, playedFor: 1_000 })
  watch.playing()
  pass(500)
  expect(watch.read()).toMatchObject({ stalls: 1, stalledFor: 20_000, playedFor: 1_500 })
})

test('waiting before the first picture, and after a pause or a jump, is not a stall', () => {
  const { watch, pass } = at()
  watch.requested()
  watch.stalled()
  pass(400)
  watch.playing()
  watch.notWaiting()
  watch.stalled()
  pass(400)
  watch.playing()
  expect(watch.read()).toMatchObject({ startup: 400, stalls: 0, stalledFor: 0 })
})

test('a film that never started has no startup time', () => {
  const { watch, pass } = at()
  watch.requested()
  pass(9_000)
  expect(watch.read().startup).toBeUndefined()
})
