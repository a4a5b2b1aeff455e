import type { WireEvent } from '@foyer/protocol/tracking/events'
import { attemptsMax } from '@foyer/protocol/tracking/limits'
import { expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'
import { until } from '../testing/time.ts'
import { eventStore } from './event-store.ts'
import { suspects } from './suspects.ts'

test('COMM-21 an event that fails alone is dead-lettered after exactly five attempts that were followed by successes of others', () => {
  const suspected = suspects()
  const verdicts: boolean[] = []
  for (let attempt = 0; attempt <= attemptsMax; attempt++) {
    verdicts.push(suspected.failed('wrong', 1))
    suspected.accepted(['another'])
  }
  expect(attemptsMax).toBe(5)
  expect(verdicts).toEqual([false, false, false, false, false, true])
})

test('COMM-21 after a batch was reduced its size grows twofold with each success, and does not return at once', async () => {
  const { started, collector, sent } = await testFixture()
  const { tracker } = await started({ sender: 'batch' })
  let requests = 0
  collector.answer = () => (++requests <= 2 ? 413 : 'accepted')
  for (let number = 0; number < 400; number++) tracker.track('counted', { number })
  await sent()
  expect(collector.seen.map(({ events }) => events.length)).toEqual([200, 50, 13, 26, 52, 104, 200, 5])
})

test('COMM-21 as a page closes it sends 20,000 characters of waiting events at most', async () => {
  const { started, browser, collector } = await testFixture()
  collector.configuration = { collect: false }
  const { tracker, screen } = await started({ sender: 'batch' })
  expect(tracker.readiness).toBe('ready')
  collector.configuration = {}
  const open = browser.openTab({ sender: 'batch' }, {}, screen)
  for (let number = 0; number < 100; number++) open.tracker.track('counted', { number })
  open.tracker.start()
  screen.hide()
  await until(() => collector.seen.length > 0)
  const characters = collector.seen
    .flatMap(({ events }) => events)
    .reduce((sum, { _flush_time, ...event }) => sum + JSON.stringify(event).length, 0)
  expect(characters).toBeGreaterThan(15_000)
  expect(characters).toBeLessThanOrEqual(20_000)
})

test('COMM-21 events of one millisecond stay in the order they were tracked, whatever their ids', () => {
  const values = new Map<string, string>()
  const storage = {
    keys: () => [...values.keys()].reverse(),
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, text: string) => values.set(key, text) !== undefined,
    remove: (key: string) => void values.delete(key),
  }
  const store = eventStore(
    storage,
    () => 1,
    () => {},
  )
  const keys = Array.from({ length: 50 }, (_, nth) =>
    store.add({ time: 1_767_578_400_000, _track_id: 999_999_999 - nth } as WireEvent),
  )
  expect(store.list()).toEqual(keys)
})
