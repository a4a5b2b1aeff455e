import { expect, test } from 'vitest'
import type { StatisticsConsent } from './consent.ts'
import { usageStatistics } from './statistics.ts'

/** A client around a tracker that may fail to load. */
const client = (answer: StatisticsConsent, { hasStoredData = false } = {}) => {
  const fixture = { consent: answer, isOnline: true, loads: 0, log: [] as string[] }
  const statistics = usageStatistics({
    page: { url: () => 'https://foyer.test/#/', title: () => 'Hall' },
    hasStoredData: () => hasStoredData,
    consent: () => fixture.consent,
    load: async () => {
      fixture.loads += 1
      if (!fixture.isOnline) throw new Error('offline')
      return {
        track: (name) => Boolean(fixture.log.push(name)),
        begin(handOver) {
          fixture.log.push('begin')
          handOver()
        },
        end: () => void fixture.log.push('end'),
      }
    },
  })
  const setConsent = async (consent: StatisticsConsent) => {
    fixture.consent = consent
    statistics.follow()
    await settled()
  }
  const record = async () => {
    statistics.record({ name: 'sign_in_done', properties: {}, time: 1, url: 'https://foyer.test/#/' })
    await settled()
  }
  return { fixture, setConsent, record }
}
/** waits until every resolved promise has continued */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('without an answer nothing is loaded, and consent loads the tracker and passes on earlier events', async () => {
  const { fixture, setConsent, record } = client('unknown')
  await record()
  expect(fixture.loads).toBe(0)
  await setConsent('granted')
  await record()
  expect(fixture.log).toEqual(['begin', 'sign_in_done', 'sign_in_done'])
  expect(fixture.loads).toBe(1)
})

test('after a refusal nothing is loaded if nothing was stored', async () => {
  const { fixture, setConsent, record } = client('unknown')
  await record()
  await setConsent('refused')
  await record()
  expect([fixture.loads, fixture.log]).toEqual([0, []])
})

test('a refusal deletes what an earlier visit stored, also on a page that had no tracker', async () => {
  const { fixture, setConsent } = client('unknown', { hasStoredData: true })
  await setConsent('refused')
  expect(fixture.log).toEqual(['end'])
})

test('turned off and on again it is the same tracker, without the events in between', async () => {
  const { fixture, setConsent, record } = client('granted')
  await record()
  await setConsent('refused')
  await record()
  await setConsent('granted')
  await record()
  expect(fixture.log).toEqual(['begin', 'sign_in_done', 'end', 'begin', 'sign_in_done'])
  expect(fixture.loads).toBe(1)
})

test('a tracker that failed to load is requested again by the next event, and no event is lost', async () => {
  const { fixture, setConsent, record } = client('unknown')
  fixture.isOnline = false
  await setConsent('granted')
  await record()
  expect(fixture.log).toEqual([])
  fixture.isOnline = true
  await record()
  expect(fixture.log).toEqual(['begin', 'sign_in_done', 'sign_in_done'])
})

test('when the answer is cleared with all stored data of the site, the tracker ends', async () => {
  const { fixture, setConsent, record } = client('granted')
  await record()
  await setConsent('unknown')
  await record()
  expect(fixture.log).toEqual(['begin', 'sign_in_done', 'end'])
})
