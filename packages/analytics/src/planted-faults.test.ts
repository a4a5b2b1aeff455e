import { expect, test } from 'vitest'
import { testFixture } from './testing/fixture.ts'
import { until } from './testing/time.ts'

test('COMM-21 declining consent removes the events retained before the decision, even if consent follows', async () => {
  const { browser, collector, arrived } = await testFixture()
  const { tracker } = browser.openTab({ consent: 'unknown' })
  tracker.start()
  tracker.track('before_the_no')
  tracker.setConsent('refused')
  tracker.setConsent('granted')
  tracker.track('after_the_yes')
  await arrived(1)
  expect(collector.events.map(({ event }) => event)).toEqual(['after_the_yes'])
})

test('COMM-21 a configuration that arrives after consent was declined starts neither sending nor another fetch', async () => {
  const { browser, collector, time } = await testFixture()
  collector.configuration = undefined
  const { tracker, screen } = browser.openTab()
  tracker.start()
  await until(() => collector.configurationQueries.length === 1)
  tracker.setConsent('refused')
  // it has not arrived in time
  time.advance(5_000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(tracker.readiness).toBe('stored')
  time.advance(1_800_000)
  screen.hide()
  await new Promise((resolve) => setImmediate(resolve))
  expect([collector.configurationQueries.length, collector.seen.length]).toEqual([1, 0])
})
