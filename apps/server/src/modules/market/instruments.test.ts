import { expect, test } from 'vitest'
import { indices, instruments } from './instruments.ts'

const companies = [...instruments.values()].filter(({ kind }) => kind === 'stock')

/** Price steps of the exchange's table for shares since August 2025: prices below `under`, in thousandths. */
const steps: [under: number, tick: number][] = [
  [250, 1],
  [500, 5],
  [20_000, 10],
  [50_000, 20],
  [100_000, 50],
  [200_000, 100],
  [500_000, 200],
  [1_000_000, 500],
  [2_000_000, 1000],
]

test('companies have the exchange’s price step for their first price', () => {
  for (const { code, tick, walk } of companies) {
    // listed before the exchange introduced the finer steps
    if (code === '99104') continue
    expect(tick, code).toBe(steps.find(([under]) => walk.start < under)?.[1])
    expect(walk.start % tick, code).toBe(0)
  }
})

test('no two instruments have the same code, or the same name in any language', () => {
  const all = [...instruments.values(), ...indices.values()].filter(({ currency }) => currency === 'HKD')
  for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
    expect(new Set(all.map(({ name }) => name[language])).size).toBe(all.length)
  expect(companies.length).toBeGreaterThanOrEqual(44)
  for (const { lotSize, marginable } of companies) {
    expect(lotSize).toBeGreaterThan(0)
    expect(marginable).toBeGreaterThanOrEqual(0)
    expect(marginable).toBeLessThanOrEqual(70)
  }
})
