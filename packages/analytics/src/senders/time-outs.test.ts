import { expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'
import { until } from '../testing/time.ts'

test.each([
  ['beacon', 8_000],
  ['image', 8_000],
  ['ajax', 20_000],
  ['batch', 6_000],
] as const)(
  'T8 T13 a sender waits for a reply to %s for %i ms, and then sends the event again',
  async (sender, timeout) => {
    const { started, collector, browser, time } = await testFixture()
    const { tracker } = await started({ sender })
    collector.answer = () => 'never'
    tracker.track('joined')
    await until(() => {
      if (browser.inFlight === 0) time.advance(100)
      return collector.seen.length === 1
    })
    time.advance(timeout - 1)
    // as long as a request takes on this machine
    await fetch(`${collector.origin}/nothing`)
    expect(collector.seen).toHaveLength(1)
    collector.answer = () => 'accepted'
    time.advance(1)
    // an image request cannot be aborted
    const given = sender === 'image' ? 1 : 0
    await until(() => {
      if (browser.inFlight === given) time.advance(100)
      return collector.events.length === 1
    })
  },
)
