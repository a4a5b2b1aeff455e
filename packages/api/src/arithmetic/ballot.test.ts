import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ballot, ballotStatement, ticketOf } from './allotment.ts'
import type { Hmac } from './draw-outcome.ts'

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()
const seedOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Pearson's chi-square statistic of the counts against equal frequencies. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('the ballot', () => {
  const references = Array.from({ length: 20 }, (_, n) => `APPL-${String(n).padStart(4, '0')}`)

  test('the ballot draws every applicant equally often over many seeds, in first place and among the first five', () => {
    const first = new Map(references.map((reference) => [reference, 0]))
    const five = new Map(first)
    for (let n = 0; n < 1_000; n++) {
      const order = ballot(hmac, { seed: seedOf(`fair ${n}`), entropy: 'day' }, references).map(
        ({ reference }) => reference,
      )
      for (const [place, reference] of order.slice(0, 5).entries()) {
        if (place === 0) first.set(reference, (first.get(reference) ?? 0) + 1)
        five.set(reference, (five.get(reference) ?? 0) + 1)
      }
    }
    // 19 degrees of freedom: a fair draw exceeds 43.8 once in a thousand; the seeds are fixed
    expect(chiSquare([...first.values()])).toBeLessThan(43.8)
    expect(chiSquare([...five.values()])).toBeLessThan(43.8)
  }, 60_000)

  test('the ballot gives a different ticket if the seed, the entropy or the reference differs', () => {
    const ticket = (seed: string, entropy: string, reference: string) => ticketOf(hmac, { seed, entropy }, reference)
    const [one, other] = [seedOf('one'), seedOf('other')]
    const all = [ticket(one, 'day', 'r'), ticket(other, 'day', 'r'), ticket(one, 'next', 'r'), ticket(one, 'day', 's')]
    expect(new Set(all).size).toBe(4)
    expect(all.every((text) => /^[0-9a-f]{64}$/.test(text))).toBe(true)
  })

  test('anyone who knows a reference can check by the last winning ticket whether the ballot drew it', () => {
    const drawn = { seed: seedOf('published'), entropy: 'day' }
    const winners = ballot(hmac, drawn, references).slice(0, 7)
    const last = winners.at(-1)?.ticket ?? ''
    const checked = references.filter((reference) => ticketOf(hmac, drawn, reference) <= last)
    expect(checked.sort()).toEqual(winners.map(({ reference }) => reference).sort())
  })

  test('the commitment of the ballot differs if any of its terms differs', () => {
    const terms = {
      code: 'bond-1',
      seedHash: seedOf('s'),
      rule: 'even',
      lotsOnOffer: 10,
      maxLots: 5,
      entropyCodes: ['02800'],
      closesOn: '2026-01-14',
    } as const
    const changes = [
      {},
      { code: 'bond-2' },
      { seedHash: seedOf('t') },
      { rule: 'one_then_share' as const },
      { lotsOnOffer: 11 },
      { maxLots: 6 },
      { entropyCodes: ['02828'] },
      { entropyCodes: ['02800', '02828'] },
      { closesOn: '2026-01-15' },
    ]
    expect(new Set(changes.map((change) => ballotStatement({ ...terms, ...change }))).size).toBe(changes.length)
    // the statement contains both codes
    const two = ballotStatement({ ...terms, entropyCodes: ['02800', '02828'] })
    expect(two).toBe(`foyer-ballot-2\nbond-1\n${seedOf('s')}\neven 10 5\n02800 02828\n2026-01-14\n`)
    expect(ballotStatement(terms)).toBe(`foyer-ballot-2\nbond-1\n${seedOf('s')}\neven 10 5\n02800\n2026-01-14\n`)
  })
})
