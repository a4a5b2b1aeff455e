import { expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'
import { until } from '../testing/time.ts'

/**
 * Seconds from the first reply to the second attempt, checked every quarter of a second, while the page keeps returning
 * to the front.
 */
const backoffAfter = async (status: number, retryAfter: string): Promise<number> => {
  const { started, collector, browser, time } = await testFixture()
  let wake = () => {}
  const onWake = (work: () => void) => {
    wake = work
  }
  const { tracker } = await started({}, { onWake })
  collector.answer = () => status
  collector.headers = { 'Retry-After': retryAfter }
  tracker.track('joined')
  let first = 0
  await until(() => {
    if (browser.inFlight === 0) {
      if (collector.seen.length === 1) first ||= time.now()
      wake()
      time.advance(250)
    }
    return collector.seen.length > 1
  })
  return (time.now() - first) / 1_000
}

test.each([
  [503, '5', 5],
  [429, '60', 60],
  // no longer than any other backoff
  [503, '86400', 300],
])(
  'after %d and Retry-After %s nothing is sent for %d seconds, even if the page returns to the front',
  async (status, header, seconds) => {
    const pause = await backoffAfter(status, header)
    expect(pause).toBeGreaterThanOrEqual(seconds)
    expect(pause).toBeLessThan(seconds + 1)
  },
)

test('a Retry-After with a date causes a normal backoff', async () => {
  expect(await backoffAfter(503, 'Wed, 21 Oct 2026 07:28:00 GMT')).toBeLessThan(2)
})
