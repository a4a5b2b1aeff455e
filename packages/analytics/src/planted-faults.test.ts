import { expect, test } from 'vitest'
import { until } from './testing/time.ts'
import { testWorld } from './testing/world.ts'

test('COMM-21 what was held while nobody had answered is forgotten by a no, also where a yes follows', async () => {
  const { browser, collector, arrived } = await testWorld()
  const { tracker } = browser.openTab({ consent: 'unknown' })
  tracker.start()
  tracker.track('before_the_no')
  tracker.setConsent('refused')
  tracker.setConsent('granted')
  tracker.track('after_the_yes')
  await arrived(1)
  expect(collector.events.map(({ event }) => event)).toEqual(['after_the_yes'])
})

test('COMM-21 a configuration that comes after a no starts nothing: neither sending nor asking again', async () => {
  const { browser, collector, time } = await testWorld()
  collector.configuration = undefined
  const { tracker, screen } = browser.openTab()
  tracker.start()
  await until(() => collector.configurationQueries.length === 1)
  tracker.setConsent('refused')
  // it has not come in time
  time.advance(5_000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(tracker.readiness).toBe('stored')
  time.advance(1_800_000)
  screen.hide()
  await new Promise((resolve) => setImmediate(resolve))
  expect([collector.configurationQueries.length, collector.seen.length]).toEqual([1, 0])
})
