import { expect, test } from 'vitest'
import { until } from '../testing/time.ts'
import { testWorld } from '../testing/world.ts'

/** Seconds from the first answer to the second attempt, looked for each quarter of one, though the page comes to the front all the time. */
const restAfter = async (status: number, retryAfter: string): Promise<number> => {
  const { started, collector, browser, time } = await testWorld()
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
  // no longer than any other rest
  [503, '86400', 300],
])(
  'after %d and Retry-After %s nothing is sent for %d seconds, also where somebody looks at the page again',
  async (status, header, seconds) => {
    const rest = await restAfter(status, header)
    expect(rest).toBeGreaterThanOrEqual(seconds)
    expect(rest).toBeLessThan(seconds + 1)
  },
)

test('a date in its place is one rest like any other', async () => {
  expect(await restAfter(503, 'Wed, 21 Oct 2026 07:28:00 GMT')).toBeLessThan(2)
})
