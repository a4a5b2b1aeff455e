import type { WireEvent } from '@foyer/contract/tracking-events'
import { attemptsMax } from '@foyer/contract/tracking-limits'
import { expect, test } from 'vitest'
import { until } from '../testing/time.ts'
import { testWorld } from '../testing/world.ts'
import { keptEvents } from './kept-events.ts'
import { suspects } from './suspects.ts'

test('COMM-21 an event that fails alone is put aside after five attempts that others outlived, no sooner and no later', () => {
  const suspected = suspects()
  const verdicts: boolean[] = []
  for (let attempt = 0; attempt <= attemptsMax; attempt++) {
    verdicts.push(suspected.failed('wrong', 1))
    suspected.taken(['another'])
  }
  expect(attemptsMax).toBe(5)
  expect(verdicts).toEqual([false, false, false, false, false, true])
})

test('COMM-21 after a batch was cut down its size doubles with each that is taken, and does not come back at once', async () => {
  const { started, collector, sent } = await testWorld()
  const { tracker } = await started({ sender: 'batch' })
  let requests = 0
  collector.answer = () => (++requests <= 2 ? 413 : 'taken')
  for (let number = 0; number < 400; number++) tracker.track('counted', { number })
  await sent()
  expect(collector.seen.map(({ events }) => events.length)).toEqual([200, 50, 13, 26, 52, 104, 200, 5])
})

test('COMM-21 as a page goes away it sends 20,000 characters of what waits at most', async () => {
  const { started, browser, collector } = await testWorld()
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

test('COMM-21 events of one millisecond keep the order they were tracked in, whatever their ids', () => {
  const values = new Map<string, string>()
  const storage = {
    keys: () => [...values.keys()].reverse(),
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, text: string) => values.set(key, text) !== undefined,
    remove: (key: string) => void values.delete(key),
  }
  const kept = keptEvents(
    storage,
    () => 1,
    () => {},
  )
  const keys = Array.from({ length: 50 }, (_, nth) =>
    kept.keep({ time: 1_767_578_400_000, _track_id: 999_999_999 - nth } as WireEvent),
  )
  expect(kept.list()).toEqual(keys)
})
