import { beforeAll, expect, test } from 'vitest'
import { type Cost, type Costs, measured } from './costs.ts'
import { type Campaign, type Result, simulate } from './simulate.ts'

/** A machine that is four times as slow, so that a small crowd is enough. */
const slow = (costs: Costs): Costs => {
  const { claim, enter, read, look } = costs.calls
  const times = ({ process, database }: Cost) => ({ process: 4 * process, database: 4 * database })
  return { ...costs, calls: { claim: times(claim), enter: times(enter), read: times(read), look: times(look) } }
}

const campaign: Campaign = {
  persons: 12_000,
  early: 0.5,
  time: 30_000,
  rate: 40,
  stock: 10_000,
  machines: 1,
  databaseCores: 1,
  seed: 7,
  costs: slow(measured),
}
const quantile = (sorted: Float64Array, share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0

let one: Result
beforeAll(async () => {
  one = await simulate(campaign)
})

test('O9 O10 a crowd that one process cannot serve: nobody is admitted beyond the rate, calls that are served are served in two seconds, and the rest is refused', () => {
  const { persons, refused, took, bounds } = one
  expect(Object.values(persons).reduce((sum, count) => sum + count, 0)).toBe(campaign.persons)
  expect(persons.admitted + persons.joined).toBeLessThanOrEqual((campaign.rate * campaign.time) / 1_000 + 1)
  // whoever is admitted learns it and joins, although reads are refused
  expect(persons.joined).toBeGreaterThan(0.6 * ((campaign.rate * campaign.time) / 1_000))
  expect(refused).toBeGreaterThan(1_000)
  expect([...bounds.keys()][0]).toBe('queue of read')
  expect(quantile(took, 0.99)).toBeLessThan(2_000)
})

test('O10 the moment at which a person comes before the start does not change their chance', () => {
  const { admittedByArrival } = one
  const mean = admittedByArrival.reduce((sum, share) => sum + share, 0) / 10
  expect(mean).toBeGreaterThan(0.15)
  // 600 persons in a tenth: five standard deviations of a share of a fifth
  for (const share of admittedByArrival) expect(Math.abs(share - mean)).toBeLessThan(0.085)
})

test('O9 more processes refuse fewer calls, and nothing is given out beyond the stock', async () => {
  const { persons, refused } = await simulate({ ...campaign, machines: 4, databaseCores: 4, stock: 300 })
  expect(refused).toBeLessThan(one.refused / 2)
  expect(persons.joined).toBe(300)
  expect(persons.sold_out).toBeGreaterThan(1_000)
})
