import { expect, test } from 'vitest'
import { until } from '../testing/time.ts'
import { testWorld } from '../testing/world.ts'

test.each([
  ['beacon', 8_000],
  ['image', 8_000],
  ['ajax', 20_000],
  ['batch', 6_000],
] as const)('T8 T13 an answer to %s is waited for %i ms; then the event is sent again', async (sender, timeout) => {
  const { started, collector, browser, time } = await testWorld()
  const { tracker } = await started({ sender })
  collector.answer = () => 'never'
  tracker.track('joined')
  await until(() => {
    if (browser.inFlight === 0) time.advance(100)
    return collector.seen.length === 1
  })
  time.advance(timeout - 1)
  // as long as it takes to send something here
  await fetch(`${collector.origin}/nothing`)
  expect(collector.seen).toHaveLength(1)
  collector.answer = () => 'taken'
  time.advance(1)
  // nobody can call an image back
  const given = sender === 'image' ? 1 : 0
  await until(() => {
    if (browser.inFlight === given) time.advance(100)
    return collector.events.length === 1
  })
})
