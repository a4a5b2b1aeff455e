import { expect, test } from 'vitest'
import { chaos } from './chaos/run.ts'

test('N13 T7 after kills, stops, outages and a full disk under mixed traffic, nothing confirmed is lost and nothing is granted twice', async () => {
  const outcome = await chaos({
    seed: Number(process.env.FOYER_SEED),
    seconds: 6,
    atOnce: { persons: 5, clients: 2 },
    codes: 20,
    isShort: true,
  })
  const { differences, latest, figures, faults } = outcome
  const found = differences.map(({ found, history }) => [found, ...(history?.lines() ?? [])].join('\n'))
  expect(found, latest.join('\n')).toEqual([])
  expect(Object.entries(faults).filter(([, count]) => count === 0)).toEqual([])
  expect(figures).toMatchObject({ 'acts confirmed': expect.any(Number), persons: expect.any(Number) })
  for (const name of ['acts confirmed', 'without an answer', 'clients of the firm', 'applications'])
    expect([name, figures[name]]).not.toEqual([name, 0])
}, 600_000)
