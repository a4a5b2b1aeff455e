import { expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'
import { until } from '../testing/time.ts'
import { addressesOf } from '../wire/addresses.ts'

test('T2 the tracker goes from not started through starting and stored to ready, once its configuration has arrived', async () => {
  const { browser, collector } = await testFixture()
  const { tracker } = browser.openTab()
  const states: string[] = [tracker.readiness]
  tracker.onReadiness((state) => states.push(state))
  tracker.start()
  expect(tracker.readiness).toBe('stored')
  await until(() => tracker.readiness === 'ready')
  tracker.start()
  expect(states).toEqual(['not started', 'starting', 'stored', 'ready'])
  const [query] = collector.configurationQueries
  expect(query?.get('project')).toBe('production')
  expect(query?.get('app_id')).toBe('foyer.test')
  expect(query?.get('callbackName')).toMatch(/^foyer_[0-9a-z]{12,}$/)
})

test('T10 the tracker waits five seconds for a missing configuration, and stores events meanwhile', async () => {
  const { browser, collector, time, arrived } = await testFixture()
  collector.configuration = undefined
  const { tracker } = browser.openTab()
  tracker.start()
  tracker.track('joined')
  time.advance(4_999)
  expect([tracker.readiness, collector.seen.length]).toEqual(['stored', 0])
  time.advance(1)
  await until(() => tracker.readiness === 'ready')
  await arrived(1)
})

test('T10 the configuration is fetched again after half an hour, and may stop and resume sending', async () => {
  const { browser, collector, time, arrived } = await testFixture()
  collector.configuration = { collect: false }
  const { tracker } = browser.openTab()
  tracker.start()
  await until(() => tracker.readiness === 'ready')
  tracker.track('joined')
  time.advance(1_799_999)
  expect([collector.configurationQueries.length, collector.seen.length]).toEqual([1, 0])
  collector.configuration = { collect: true }
  time.advance(1)
  await until(() => collector.configurationQueries.length === 2 && browser.inFlight === 0)
  await arrived(1)
})

test('T10 a collector that was switched off stays so if the next configuration does not arrive', async () => {
  const { started, browser, collector, time, arrived } = await testFixture()
  collector.configuration = { collect: false }
  const { tracker } = await started()
  tracker.track('joined')
  collector.configuration = undefined
  time.advance(1_800_000)
  await until(() => collector.configurationQueries.length === 2)
  time.advance(5_000)
  // lets the code after the time-out run
  await new Promise((resolve) => setImmediate(resolve))
  collector.configuration = { collect: true }
  time.advance(60_000)
  expect(collector.seen).toHaveLength(0)
  time.advance(1_740_000)
  await until(() => collector.configurationQueries.length === 3 && browser.inFlight === 0)
  await arrived(1)
})

test('while a collector is switched off at most a million characters and thirty days of events are stored', async () => {
  const { started, browser, collector, time } = await testFixture()
  collector.configuration = { collect: false }
  const lost: number[] = []
  const config = { onLost: (count: number) => lost.push(count) }
  const first = await started(config)
  const text = 'x'.repeat(500)
  const long = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`text_${at}`, text]))
  for (let number = 0; number < 60; number++) first.tracker.track('counted', { ...long, number })
  const characters = () =>
    browser
      .keys('foyer.tracker.event.')
      .reduce((sum, key) => sum + key.length + (browser.values.get(key) ?? '').length, 0)
  expect(characters()).toBeGreaterThan(1_000_000)
  time.advance(1_800_000)
  expect([characters() <= 1_000_000, lost.length]).toEqual([true, 1])
  first.crash()
  time.advance(31 * 86_400_000)
  await started(config)
  expect([browser.keys('foyer.tracker.event.'), collector.seen]).toEqual([[], []])
})

test.each([null, 'x', 7, { collect: 'no', heatMap: 1, other: true }])(
  'a configuration of %j changes nothing',
  async (configuration) => {
    const { started, collector, arrived } = await testFixture()
    collector.configuration = configuration
    const { tracker, screen } = await started()
    screen.press({})
    tracker.track('joined')
    await arrived(2)
  },
)

test('clicks and stays end if the configuration says so', async () => {
  const { started, collector, arrived } = await testFixture()
  collector.configuration = { heatMap: false }
  const { tracker, screen } = await started()
  screen.press({})
  tracker.track('joined')
  await arrived(1)
  expect(collector.events.map(({ event }) => event)).toEqual(['joined'])
})

test('a collector, whose replies are scripts, has to be on https or on this machine', () => {
  for (const collector of ['http://collector.test/sa', 'ftp://127.0.0.1/sa', 'javascript:1'])
    expect(() => addressesOf(collector)).toThrow('not a collector')
  expect(addressesOf('https://collector.test/sa/')).toEqual({
    events: 'https://collector.test/sa?project=production',
    debug: 'https://collector.test/sa/debug?project=production',
    configuration: 'https://collector.test/config/visualized/Web.conf?project=production',
    deepLink: 'https://collector.test/sdk/deeplink/param',
  })
})
