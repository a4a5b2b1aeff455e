import { describe, expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'
import { until } from '../testing/time.ts'
import type { Tracker } from '../tracker.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
const trackEach = (tracker: Tracker, count: number, name = 'counted'): void => {
  for (const number of numbers(count)) tracker.track(name, { number })
}
const waiting = 'foyer.tracker.event.'
const deadLetters = 'foyer.tracker.parked.'

describe.each(['beacon', 'ajax', 'image', 'batch'] as const)(
  'sent by %s, each event is in the table once',
  (sender) => {
    test('each event is in the table once after being offline', async () => {
      const { started, collector, browser, sent, time } = await testFixture()
      const { tracker } = await started({ sender })
      browser.isOnline = false
      trackEach(tracker, 20)
      time.advance(60_000)
      expect(collector.events).toHaveLength(0)
      expect(browser.keys(waiting)).toHaveLength(20)
      browser.isOnline = true
      await sent()
      expect(collector.events.map(({ properties }) => properties.number).sort()).toEqual(numbers(20).sort())
    })

    test('each event is in the table once after 500s for eight seconds', async () => {
      const { started, collector, sent, time } = await testFixture()
      const { tracker } = await started({ sender })
      const end = time.now() + 8_000
      collector.answer = () => (time.now() < end ? 500 : 'accepted')
      trackEach(tracker, 20)
      await sent()
      expect(collector.events).toHaveLength(20)
      expect(time.now()).toBeGreaterThanOrEqual(end)
    })

    test('each event is in the table once if replies were lost after the events had arrived, since duplicates are dropped', async () => {
      const { started, collector, sent } = await testFixture()
      const { tracker } = await started({ sender })
      let requests = 0
      collector.answer = () => (++requests <= 2 ? 'stored, then dropped' : 'accepted')
      trackEach(tracker, 5)
      await sent()
      expect(collector.events).toHaveLength(5)
      expect(collector.duplicates).toBeGreaterThan(0)
    })

    test('each event is in the table once after the page crashed with 300 events and was opened again', async () => {
      const { started, collector, browser, sent } = await testFixture()
      const first = await started({ sender })
      collector.answer = () => 503
      trackEach(first.tracker, 300)
      first.crash()
      expect(browser.keys(waiting)).toHaveLength(300)
      collector.answer = () => 'accepted'
      await started({ sender })
      await sent()
      expect(collector.events.filter(({ event }) => event === 'counted')).toHaveLength(300)
      expect(collector.duplicates).toBe(0)
    })
  },
)

test('T13 a batch is sent every six seconds, with 200 events at most', async () => {
  const { started, collector, sent, time } = await testFixture()
  const { tracker } = await started({ sender: 'batch' })
  trackEach(tracker, 450)
  time.advance(5_999)
  expect(collector.seen).toHaveLength(0)
  time.advance(1)
  await sent()
  expect(collector.seen.map(({ events }) => events.length)).toEqual([200, 200, 50])
})

test('an event tracked as a page closes is sent at once, and stays stored until its arrival is confirmed', async () => {
  const { started, collector, browser } = await testFixture()
  const { tracker, screen, crash } = await started({ sender: 'batch' })
  trackEach(tracker, 3)
  screen.hide()
  await until(() => collector.events.length === 4)
  expect(collector.events.map(({ event }) => event)).toContain('$WebPageLeave')
  crash()
  // the page closed before the reply, so the event is sent again and dropped as a duplicate
  expect([0, 4]).toContain(browser.keys(waiting).length)
})

test('a page that closes before its configuration has arrived still sends its events', async () => {
  const { browser, collector } = await testFixture()
  const { tracker, screen } = browser.openTab()
  tracker.start()
  tracker.track('joined')
  screen.hide()
  expect(tracker.readiness).toBe('stored')
  await until(() => collector.events.length === 2)
})

test('a browser without requests that outlive their page gives the event to a beacon, and retains it', async () => {
  const { started, collector, browser } = await testFixture()
  const beacons: string[] = []
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const { tracker, screen } = await started(
    {},
    { fetch, sendBeacon: (url, body) => beacons.push(`${new URL(url).pathname} ${body.slice(0, 5)}`) > 0 },
  )
  tracker.track('joined')
  screen.hide()
  await until(() => beacons.length === 1)
  // the event, and the leave of the page
  expect(beacons).toEqual(['/sa data_'])
  expect(collector.events).toHaveLength(0)
  expect(browser.keys(waiting)).toHaveLength(2)
})

test('two tabs send all events of either tab, and no event twice', async () => {
  const { started, collector, sent } = await testFixture()
  const one = await started()
  const other = await started()
  trackEach(one.tracker, 50, 'of_one')
  trackEach(other.tracker, 50, 'of_other')
  await sent()
  expect(collector.events).toHaveLength(100)
  expect(collector.duplicates).toBe(0)
})

test('one rejected event is found in a batch, dead-lettered and reported; all others arrive', async () => {
  const { started, collector, browser, sent } = await testFixture()
  const refused: unknown[] = []
  const { tracker } = await started({
    sender: 'batch',
    onDeadEvent: ({ properties }) => refused.push(properties.number),
  })
  collector.answer = (events) => (events.some(({ properties }) => properties.number === 117) ? 400 : 'accepted')
  trackEach(tracker, 200)
  await sent()
  expect(collector.events).toHaveLength(199)
  expect(refused).toEqual([117])
  expect(browser.keys(deadLetters)).toHaveLength(1)
  // by quarters, not one by one
  expect(collector.seen.length).toBeLessThan(30)
})

test.each(['beacon', 'image', 'batch'] as const)(
  'by %s, one event on which the collector fails each time does not delay others, and is dead-lettered',
  async (sender) => {
    const { started, collector, browser, sent, time } = await testFixture()
    const { tracker } = await started({ sender })
    collector.answer = (events) => (events.some(({ properties }) => properties.number === 0) ? 500 : 'accepted')
    trackEach(tracker, 10)
    await until(() => {
      // other events arrive now and then
      if (browser.inFlight === 0) {
        time.advance(1_000)
        tracker.track('later')
      }
      return browser.keys(deadLetters).length === 1
    })
    await sent()
    expect(collector.events.filter(({ event }) => event === 'counted')).toHaveLength(9)
  },
)

test('a network that loses every other request dead-letters nothing, since a missing reply says nothing about an event', async () => {
  const { started, collector, browser, sent } = await testFixture()
  const { tracker } = await started()
  // pseudo-random numbers that are the same in each run
  let seed = 7
  collector.answer = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % 2 ? 'dropped' : 'accepted'
  }
  trackEach(tracker, 300)
  await sent()
  expect([collector.events.length, browser.keys(deadLetters)]).toEqual([300, []])
})

test('an outage of an hour dead-letters nothing', async () => {
  const { started, collector, browser, sent, time } = await testFixture()
  const { tracker } = await started()
  const end = time.now() + 3_600_000
  collector.answer = () => (time.now() < end ? 500 : 'accepted')
  trackEach(tracker, 3)
  await sent()
  expect(time.now()).toBeGreaterThanOrEqual(end)
  expect(collector.events).toHaveLength(3)
  expect(browser.keys(deadLetters)).toHaveLength(0)
})

test('after a failure one request tests whether the collector is available again', async () => {
  const { started, collector, sent, time, browser } = await testFixture()
  // the one sender with several requests in flight
  const { tracker } = await started({ sender: 'image' })
  const end = time.now() + 5_000
  collector.answer = () => (time.now() < end ? 500 : 'accepted')
  trackEach(tracker, 20)
  const bursts: number[] = []
  await until(() => {
    if (browser.inFlight > 0) return false
    const burst = collector.seen.length - bursts.reduce((sum, one) => sum + one, 0)
    if (burst > 0) bursts.push(burst)
    if (time.now() < end) time.advance(100)
    return time.now() >= end
  })
  expect(bursts.slice(0, 3)).toEqual([4, 1, 1])
  await sent()
  expect(collector.events).toHaveLength(20)
})

test('backoffs double with each failure, minus a random half, up to five minutes', async () => {
  const { started, collector, time, browser } = await testFixture()
  const { tracker } = await started()
  collector.answer = () => 500
  tracker.track('joined')
  const times: number[] = []
  await until(() => {
    if (collector.seen.length > times.length) times.push(time.now())
    if (browser.inFlight === 0) time.advance(50)
    return times.length === 12
  })
  const pauses = times.slice(1).map((at, index) => at - times[index]!)
  for (const [index, pause] of pauses.entries()) {
    const longest = Math.min(1_000 * 2 ** index, 300_000)
    expect(pause).toBeGreaterThanOrEqual(longest / 2 - 50)
    expect(pause).toBeLessThanOrEqual(longest + 200)
  }
})

test('after an accepted request the next failure begins with the shortest backoff', async () => {
  const { started, collector, sent, time, browser } = await testFixture()
  const { tracker } = await started()
  collector.answer = () => 500
  tracker.track('joined')
  await until(() => {
    if (browser.inFlight === 0) time.advance(100)
    return collector.seen.length >= 6
  })
  collector.answer = () => 'accepted'
  await sent()
  collector.answer = () => 500
  const before = collector.seen.length
  const times: number[] = []
  tracker.track('left')
  await until(() => {
    if (collector.seen.length > before + times.length) times.push(time.now())
    if (browser.inFlight === 0) time.advance(50)
    return times.length === 2
  })
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeLessThanOrEqual(1_200)
})

test('no event is stored for longer than thirty days, and dropped events are reported', async () => {
  const { started, collector, browser, time, arrived } = await testFixture()
  const lost: number[] = []
  const first = await started()
  browser.isOnline = false
  trackEach(first.tracker, 4)
  first.crash()
  time.advance(31 * 86_400_000)
  browser.isOnline = true
  const second = await started({ onLost: (count) => lost.push(count) })
  second.tracker.track('joined')
  await arrived(1)
  // four events, and the leave of the page
  expect(lost).toEqual([5])
  expect(collector.events.map(({ event }) => event)).toEqual(['joined'])
})

test('at most a million characters are stored, and the oldest are dropped first', async () => {
  const { started, browser, collector, sent, time } = await testFixture()
  let lost = 0
  const { tracker } = await started({
    sender: 'batch',
    onLost: (count) => {
      lost += count
    },
  })
  const text = 'x'.repeat(500)
  const long = Object.fromEntries(numbers(50).map((number) => [`text_${number}`, text]))
  for (const number of numbers(60)) {
    tracker.track('counted', { ...long, number })
    time.advance(1)
  }
  await sent()
  expect(lost).toBeGreaterThan(15)
  expect(collector.events).toHaveLength(60 - lost)
  expect(collector.events.at(-1)?.properties.number).toBe(59)
  expect(browser.keys(waiting)).toHaveLength(0)
})

test('with a full storage new events replace the oldest', async () => {
  const { started, browser, time } = await testFixture()
  const { tracker } = await started()
  browser.isOnline = false
  browser.quota = 600_000
  const text = 'x'.repeat(500)
  const long = Object.fromEntries(numbers(50).map((number) => [`text_${number}`, text]))
  for (const number of numbers(40)) {
    tracker.track('counted', { ...long, number })
    time.advance(1)
  }
  const stored = browser.keys(waiting).map((key) => JSON.parse(browser.values.get(key)!).properties.number)
  expect(Math.max(...stored)).toBe(39)
})
