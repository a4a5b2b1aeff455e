import { expect, test } from 'vitest'
import type { StatisticsConsent } from './consent.ts'
import { usageStatistics } from './statistics.ts'

/** The client around a tracker that can be loaded, or not. */
const client = (answer: StatisticsConsent, { isAnythingKept = false } = {}) => {
  const world = { consent: answer, isOnline: true, loads: 0, log: [] as string[] }
  const statistics = usageStatistics({
    page: { url: () => 'https://foyer.test/#/', title: () => 'Hall' },
    isAnythingKept: () => isAnythingKept,
    consent: () => world.consent,
    load: async () => {
      world.loads += 1
      if (!world.isOnline) throw new Error('offline')
      return {
        track: (name) => Boolean(world.log.push(name)),
        begin(handOver) {
          world.log.push('begin')
          handOver()
        },
        end: () => void world.log.push('end'),
      }
    },
  })
  const said = async (consent: StatisticsConsent) => {
    world.consent = consent
    statistics.follow()
    await settled()
  }
  const tell = async () => {
    statistics.tell({ name: 'sign_in_done', properties: {}, time: 1, url: 'https://foyer.test/#/' })
    await settled()
  }
  return { world, said, tell }
}
/** every promise that can go on has gone on */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('without an answer nothing is loaded; a yes loads the tracker and hands over what happened before', async () => {
  const { world, said, tell } = client('unknown')
  await tell()
  expect(world.loads).toBe(0)
  await said('granted')
  await tell()
  expect(world.log).toEqual(['begin', 'sign_in_done', 'sign_in_done'])
  expect(world.loads).toBe(1)
})

test('after a no nothing is loaded, where nothing was kept', async () => {
  const { world, said, tell } = client('unknown')
  await tell()
  await said('refused')
  await tell()
  expect([world.loads, world.log]).toEqual([0, []])
})

test('after a no what an earlier visit kept is done away with, also by a page that had no tracker', async () => {
  const { world, said } = client('unknown', { isAnythingKept: true })
  await said('refused')
  expect(world.log).toEqual(['end'])
})

test('turned off and on again it is the same tracker, and what happened meanwhile is in neither', async () => {
  const { world, said, tell } = client('granted')
  await tell()
  await said('refused')
  await tell()
  await said('granted')
  await tell()
  expect(world.log).toEqual(['begin', 'sign_in_done', 'end', 'begin', 'sign_in_done'])
  expect(world.loads).toBe(1)
})

test('a tracker that could not be loaded is asked for again by the next event, and nothing is lost', async () => {
  const { world, said, tell } = client('unknown')
  world.isOnline = false
  await said('granted')
  await tell()
  expect(world.log).toEqual([])
  world.isOnline = true
  await tell()
  expect(world.log).toEqual(['begin', 'sign_in_done', 'sign_in_done'])
})

test('where the answer is cleared with all that this site kept, the tracker ends', async () => {
  const { world, said, tell } = client('granted')
  await tell()
  await said('unknown')
  await tell()
  expect(world.log).toEqual(['begin', 'sign_in_done', 'end'])
})
