import { expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'
import type { Tracker } from '../tracker.ts'

const trackEach = (tracker: Tracker, count: number): void => {
  for (let number = 0; number < count; number++) tracker.track('counted', { number })
}
const inOrder = (count: number) => Array.from({ length: count }, (_, number) => number)

test.each(['beacon', 'ajax', 'batch'] as const)(
  'COMM-19 a backlog of 811 events is sent by %s in batches of 200 at most, in the order the events happened',
  async (sender) => {
    const { started, collector, browser, sent } = await testFixture()
    const { tracker } = await started({ sender })
    browser.isOnline = false
    trackEach(tracker, 811)
    browser.isOnline = true
    await sent()
    expect(collector.events.map(({ properties }) => properties.number)).toEqual(inOrder(811))
    expect(collector.seen.map(({ events }) => events.length)).toEqual([200, 200, 200, 200, 11])
    expect(collector.duplicates).toBe(0)
  },
)

test('COMM-19 a batch of the default sender has the form of a batch, and an event alone the form of a beacon', async () => {
  const { started, collector, sent } = await testFixture()
  const { tracker } = await started()
  trackEach(tracker, 2)
  await sent()
  trackEach(tracker, 1)
  await sent()
  expect(collector.seen.map(({ type, body }) => [type, body.slice(0, body.indexOf('='))])).toEqual([
    ['application/x-www-form-urlencoded', 'data_list'],
    ['text/plain;charset=UTF-8', 'data'],
  ])
})

test('COMM-19 a backlog whose batches are too large for the collector arrives complete and in order, in smaller ones', async () => {
  const { started, collector, sent } = await testFixture()
  const { tracker } = await started()
  collector.answer = (events) => (events.length > 30 ? 413 : 'accepted')
  trackEach(tracker, 300)
  await sent()
  expect(collector.events.map(({ properties }) => properties.number)).toEqual(inOrder(300))
  expect(collector.seen.length).toBeLessThan(40)
})
