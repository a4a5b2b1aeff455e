import { expect, test } from 'vitest'
import { testFixture } from './testing/fixture.ts'
import { until } from './testing/time.ts'

test('before consent nothing is stored or requested; with consent, earlier events are sent with the times they happened', async () => {
  const { browser, collector, time, arrived } = await testFixture()
  const { tracker, screen } = browser.openTab({ consent: 'unknown' })
  tracker.start()
  tracker.track('$pageview')
  tracker.track('joined')
  screen.press({})
  const happened = time.now()
  time.advance(60_000)
  expect(tracker.identity()).toBeUndefined()
  expect([...browser.values, ...browser.cookies]).toEqual([])
  expect(collector.configurationQueries).toEqual([])
  tracker.setConsent('granted')
  screen.settle()
  await arrived(2)
  expect(collector.events.map(({ event, time: at }) => [event, at])).toEqual([
    ['$pageview', happened],
    ['joined', happened],
  ])
})

test('declining consent clears everything that was stored, and nothing is stored or sent after it', async () => {
  const { started, browser, collector, time } = await testFixture()
  const { tracker, screen } = await started({ channelEvents: ['joined'] })
  browser.isOnline = false
  tracker.track('joined')
  tracker.signUp('person-1')
  time.advance(30_000)
  expect(browser.values.size).toBeGreaterThan(3)
  tracker.setConsent('refused')
  expect([...browser.values, ...browser.cookies]).toEqual([])
  browser.isOnline = true
  tracker.track('joined')
  screen.route('https://foyer.test/#/funds')
  screen.hide()
  screen.show()
  time.advance(3_600_000)
  await until(() => browser.inFlight === 0)
  expect([...browser.values, ...browser.cookies]).toEqual([])
  expect(collector.events).toEqual([])
})

test('a person who returns after declining consent is a new visitor', async () => {
  const { started, collector, arrived } = await testFixture()
  const { tracker } = await started()
  const before = tracker.identity()?.anonymousId
  tracker.setConsent('refused')
  tracker.setConsent('granted')
  tracker.track('joined')
  await arrived(1)
  expect(collector.events[0]?.anonymous_id).toMatch(/^[0-9a-f]{32}$/)
  expect(collector.events[0]?.anonymous_id).not.toBe(before)
})

test('before a decision on consent at most a hundred events are retained', async () => {
  const { browser, collector, arrived } = await testFixture()
  let lost = 0
  const { tracker } = browser.openTab({
    consent: 'unknown',
    onLost: (count) => {
      lost += count
    },
  })
  tracker.start()
  for (let number = 0; number < 130; number++) tracker.track('counted', { number })
  tracker.setConsent('granted')
  await arrived(100)
  expect(lost).toBe(30)
  expect(collector.events).toHaveLength(100)
})

test('a prerendered page stores and requests nothing until it is shown', async () => {
  const { browser, collector, time, arrived } = await testFixture()
  let see = () => {}
  const onSeen = (work: () => void) => {
    see = work
  }
  const { tracker, screen } = browser.openTab({ singlePage: true, sender: 'batch' }, { onSeen })
  tracker.start()
  tracker.track('joined')
  const before = time.now()
  time.advance(60_000)
  expect([browser.values.size, browser.cookies.size, collector.configurationQueries.length]).toEqual([0, 0, 0])
  see()
  const seen = time.now()
  screen.settle()
  await arrived(2)
  expect(collector.events.map(({ event, time: at }) => [event, at])).toEqual([
    ['joined', before],
    ['$pageview', seen],
  ])
})

test('declining consent also removes the notes of a crashed page, even if this page never had consent', async () => {
  const { started, browser, time } = await testFixture()
  const { tracker, crash } = await started({ channelEvents: ['joined'] })
  tracker.track('joined')
  time.advance(10_000)
  crash()
  expect(browser.keys('foyer.tracker.leave.')).toHaveLength(1)
  browser.values.set('another', '1')
  const next = browser.openTab({ consent: 'unknown' })
  next.tracker.start()
  next.tracker.setConsent('refused')
  expect([...browser.values.keys(), ...browser.cookies]).toEqual(['another'])
})
