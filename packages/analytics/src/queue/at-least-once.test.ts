import { describe, expect, test } from 'vitest'
import { until } from '../testing/time.ts'
import { testWorld } from '../testing/world.ts'
import type { Tracker } from '../tracker.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
const trackEach = (tracker: Tracker, count: number, name = 'counted'): void => {
  for (const number of numbers(count)) tracker.track(name, { number })
}
const waiting = 'foyer.tracker.event.'
const parked = 'foyer.tracker.parked.'

describe.each(['beacon', 'ajax', 'image', 'batch'] as const)(
  'sent by %s, each event is in the table once',
  (sender) => {
    test('after being offline', async () => {
      const { started, collector, browser, sent, time } = await testWorld()
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

    test('after 500s for eight seconds', async () => {
      const { started, collector, sent, time } = await testWorld()
      const { tracker } = await started({ sender })
      const end = time.now() + 8_000
      collector.answer = () => (time.now() < end ? 500 : 'taken')
      trackEach(tracker, 20)
      await sent()
      expect(collector.events).toHaveLength(20)
      expect(time.now()).toBeGreaterThanOrEqual(end)
    })

    test('after answers that never arrived, though the events had; the doubles are dropped', async () => {
      const { started, collector, sent } = await testWorld()
      const { tracker } = await started({ sender })
      let requests = 0
      collector.answer = () => (++requests <= 2 ? 'stored, then dropped' : 'taken')
      trackEach(tracker, 5)
      await sent()
      expect(collector.events).toHaveLength(5)
      expect(collector.doubles).toBeGreaterThan(0)
    })

    test('after the page crashed with 300 events and was opened again', async () => {
      const { started, collector, browser, sent } = await testWorld()
      const first = await started({ sender })
      collector.answer = () => 503
      trackEach(first.tracker, 300)
      first.crash()
      expect(browser.keys(waiting)).toHaveLength(300)
      collector.answer = () => 'taken'
      await started({ sender })
      await sent()
      expect(collector.events.filter(({ event }) => event === 'counted')).toHaveLength(300)
      expect(collector.doubles).toBe(0)
    })
  },
)

test('T13 a batch goes every six seconds, with 200 events at most', async () => {
  const { started, collector, sent, time } = await testWorld()
  const { tracker } = await started({ sender: 'batch' })
  trackEach(tracker, 450)
  time.advance(5_999)
  expect(collector.seen).toHaveLength(0)
  time.advance(1)
  await sent()
  expect(collector.seen.map(({ events }) => events.length)).toEqual([200, 200, 50])
})

test('what is tracked as a page goes away leaves at once, and stays until it is known to have arrived', async () => {
  const { started, collector, browser } = await testWorld()
  const { tracker, screen, crash } = await started({ sender: 'batch' })
  trackEach(tracker, 3)
  screen.hide()
  await until(() => collector.events.length === 4)
  expect(collector.events.map(({ event }) => event)).toContain('$WebPageLeave')
  crash()
  // the page was gone before the answer: it will be told again, and dropped as a double
  expect([0, 4]).toContain(browser.keys(waiting).length)
})

test('a page that goes away before its configuration has come sends what it tracked all the same', async () => {
  const { browser, collector } = await testWorld()
  const { tracker, screen } = browser.openTab()
  tracker.start()
  tracker.track('joined')
  screen.hide()
  expect(tracker.readiness).toBe('stored')
  await until(() => collector.events.length === 2)
})

test('a browser in which requests cannot outlive their page gives the event to a beacon, and keeps it', async () => {
  const { started, collector, browser } = await testWorld()
  const beacons: string[] = []
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const { tracker, screen } = await started(
    {},
    { fetch, sendBeacon: (url, body) => beacons.push(`${new URL(url).pathname} ${body.slice(0, 5)}`) > 0 },
  )
  tracker.track('joined')
  screen.hide()
  await until(() => beacons.length === 1)
  // it, and that the page was left
  expect(beacons).toEqual(['/sa data_'])
  expect(collector.events).toHaveLength(0)
  expect(browser.keys(waiting)).toHaveLength(2)
})

test('two tabs send what either tracked, and neither sends what the other does', async () => {
  const { started, collector, sent } = await testWorld()
  const one = await started()
  const other = await started()
  trackEach(one.tracker, 50, 'of_one')
  trackEach(other.tracker, 50, 'of_other')
  await sent()
  expect(collector.events).toHaveLength(100)
  expect(collector.doubles).toBe(0)
})

test('one event that is refused is found in a batch, put aside and told; all others arrive', async () => {
  const { started, collector, browser, sent } = await testWorld()
  const refused: unknown[] = []
  const { tracker } = await started({
    sender: 'batch',
    onParked: ({ properties }) => refused.push(properties.number),
  })
  collector.answer = (events) => (events.some(({ properties }) => properties.number === 117) ? 400 : 'taken')
  trackEach(tracker, 200)
  await sent()
  expect(collector.events).toHaveLength(199)
  expect(refused).toEqual([117])
  expect(browser.keys(parked)).toHaveLength(1)
  // by quarters, not one by one
  expect(collector.seen.length).toBeLessThan(30)
})

test.each(['beacon', 'image', 'batch'] as const)(
  'by %s, one event that breaks the collector each time does not hold up others, and is put aside',
  async (sender) => {
    const { started, collector, browser, sent, time } = await testWorld()
    const { tracker } = await started({ sender })
    collector.answer = (events) => (events.some(({ properties }) => properties.number === 0) ? 500 : 'taken')
    trackEach(tracker, 10)
    await until(() => {
      // others come by now and then
      if (browser.inFlight === 0) {
        time.advance(1_000)
        tracker.track('later')
      }
      return browser.keys(parked).length === 1
    })
    await sent()
    expect(collector.events.filter(({ event }) => event === 'counted')).toHaveLength(9)
  },
)

test('a network that loses every other request puts nothing aside: what nobody answered says nothing of an event', async () => {
  const { started, collector, browser, sent } = await testWorld()
  const { tracker } = await started()
  // the same at each run: numbers as good as random
  let seed = 7
  collector.answer = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % 2 ? 'dropped' : 'taken'
  }
  trackEach(tracker, 300)
  await sent()
  expect([collector.events.length, browser.keys(parked)]).toEqual([300, []])
})

test('an outage of an hour puts nothing aside', async () => {
  const { started, collector, browser, sent, time } = await testWorld()
  const { tracker } = await started()
  const end = time.now() + 3_600_000
  collector.answer = () => (time.now() < end ? 500 : 'taken')
  trackEach(tracker, 3)
  await sent()
  expect(time.now()).toBeGreaterThanOrEqual(end)
  expect(collector.events).toHaveLength(3)
  expect(browser.keys(parked)).toHaveLength(0)
})

test('after a failure one request finds out whether the collector is there again', async () => {
  const { started, collector, sent, time, browser } = await testWorld()
  // the one sender that has several requests under way
  const { tracker } = await started({ sender: 'image' })
  const end = time.now() + 5_000
  collector.answer = () => (time.now() < end ? 500 : 'taken')
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

test('rests double with each failure, a random half spared, and end at five minutes', async () => {
  const { started, collector, time, browser } = await testWorld()
  const { tracker } = await started()
  collector.answer = () => 500
  tracker.track('joined')
  const times: number[] = []
  await until(() => {
    if (collector.seen.length > times.length) times.push(time.now())
    if (browser.inFlight === 0) time.advance(50)
    return times.length === 12
  })
  const rests = times.slice(1).map((at, index) => at - times[index]!)
  for (const [index, rest] of rests.entries()) {
    const longest = Math.min(1_000 * 2 ** index, 300_000)
    expect(rest).toBeGreaterThanOrEqual(longest / 2 - 50)
    expect(rest).toBeLessThanOrEqual(longest + 200)
  }
})

test('nothing is kept for longer than thirty days, and what is dropped is told', async () => {
  const { started, collector, browser, time, arrived } = await testWorld()
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
  // four, and that the page was left
  expect(lost).toEqual([5])
  expect(collector.events.map(({ event }) => event)).toEqual(['joined'])
})

test('what waits is at most a million characters: the oldest goes first', async () => {
  const { started, browser, collector, sent, time } = await testWorld()
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

test('a full storage takes new events in place of the oldest', async () => {
  const { started, browser, time } = await testWorld()
  const { tracker } = await started()
  browser.isOnline = false
  browser.quota = 600_000
  const text = 'x'.repeat(500)
  const long = Object.fromEntries(numbers(50).map((number) => [`text_${number}`, text]))
  for (const number of numbers(40)) {
    tracker.track('counted', { ...long, number })
    time.advance(1)
  }
  const kept = browser.keys(waiting).map((key) => JSON.parse(browser.values.get(key)!).properties.number)
  expect(Math.max(...kept)).toBe(39)
})
