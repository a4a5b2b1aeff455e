import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawVectors } from '../../scripts/draw-vectors.ts'
import { drawParts, drawStatement, fromHex, type Hmac, prizeAt, rollOf, toHex } from './draw-outcome.ts'
import { checkerOf, checkPromise, replayOf } from './draw-replay.ts'

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const stored: typeof drawVectors = JSON.parse(
  readFileSync(new URL('../../vectors/draws.json', import.meta.url), 'utf8'),
)

test('the stored draw vectors equal a fresh generation', () => {
  expect(stored).toEqual(drawVectors)
})

const replayed = (vector: (typeof stored)[number]) => ({
  hmac,
  serverSeed: fromHex(vector.serverSeed),
  commitment: vector.commitment,
  terms: vector.terms,
})
/** The first misfit of the records, found as the page finds it. */
const misfitOf = (vector: (typeof stored)[number], records = vector.draws) => {
  const check = checkerOf(replayed(vector))
  return (
    checkPromise(sha256, replayed(vector)) ??
    records.map((record) => check(record)).find((misfit) => misfit !== undefined)
  )
}

describe.each(stored.map((vector) => [vector.terms.code, vector] as const))(
  'R24 the draws of vector %s',
  (_, vector) => {
    test('R24 the draws of a vector have the stored statement and commitment', () => {
      expect(drawStatement(vector.terms)).toBe(vector.statement)
      expect(sha256(new TextEncoder().encode(vector.statement))).toBe(vector.commitment)
    })

    test('R24 the draws of a vector give the same proofs, rolls and prizes when replayed, and pass the check', () => {
      const draw = replayOf(replayed(vector))
      expect(vector.draws.map(({ visitorSeed }) => ({ visitorSeed, ...draw(visitorSeed) }))).toEqual(
        vector.draws.map(({ number, visitorSeed, proof, roll, prize }) => ({
          visitorSeed,
          number,
          proof,
          roll,
          prize,
        })),
      )
      expect(misfitOf(vector)).toBeUndefined()
    })
  },
)

const [vector] = stored
if (!vector) throw new Error('there are no vectors')

describe('R24 the check of a draw', () => {
  const changed = (at: number, change: object) =>
    vector.draws.map((record, n) => (n === at ? { ...record, ...change } : record))

  test('R24 the check of a draw finds a changed result at its number', () => {
    for (const [at, { prize }] of vector.draws.entries())
      expect(misfitOf(vector, changed(at, { prize: prize === null ? 'book' : null }))).toEqual({
        what: 'outcome',
        number: at + 1,
      })
  })

  test('R24 the check of a draw finds a changed visitor’s seed although the stored result is unchanged', () => {
    const found = misfitOf(vector, changed(4, { visitorSeed: 'another-seed-of-16' }))
    expect(found).toMatchObject({ what: 'outcome' })
  })

  test('R24 the check of a draw finds a missing record, whether the later records are renumbered or not', () => {
    const without = vector.draws.toSpliced(9, 1)
    expect(misfitOf(vector, without)).toEqual({ what: 'missing', number: 10 })
    const renumbered = without.map((record, n) => ({ ...record, number: n + 1 }))
    expect(misfitOf(vector, renumbered)).toMatchObject({ what: 'outcome' })
  })

  test('R24 the check of a draw finds two records in swapped order', () => {
    const [one, two, ...others] = vector.draws
    expect(misfitOf(vector, [two!, one!, ...others])).toEqual({ what: 'missing', number: 1 })
  })

  test('R24 the check of a draw finds another server seed, and changed odds, stock or codes of prizes', () => {
    const other = { ...vector, serverSeed: '00'.repeat(32) }
    expect(misfitOf(other)).toEqual({ what: 'seed' })
    for (const change of [{ odds: 5_001 }, { stock: 2 }, { code: 'tea' }]) {
      const prizes = vector.terms.prizes.map((prize, n) => (n === 0 ? { ...prize, ...change } : prize))
      expect(misfitOf({ ...vector, terms: { ...vector.terms, prizes } })).toEqual({ what: 'commitment' })
    }
  })
})

describe('R24 odds', () => {
  test('each prize has as many of all possible rolls as its odds in parts per million', () => {
    const odds = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(odds, (parts) => {
        const prizes = parts.map((odds, n) => ({ code: `p${n}`, odds, stock: 1 }))
        const counts = new Map<string | undefined, number>()
        for (let roll = 0; roll < drawParts; roll++) {
          const code = prizeAt(prizes, roll)?.code
          counts.set(code, (counts.get(code) ?? 0) + 1)
        }
        for (const { code, odds } of prizes) expect(counts.get(code) ?? 0).toBe(odds)
      }),
      { numRuns: 5, seed: 24 },
    )
  }, 60_000)

  test('the first 64 bits of a proof map evenly to a roll, exact at every boundary', () => {
    const remaining = '0'.repeat(48)
    const rollFrom = (high: bigint) => rollOf(high.toString(16).padStart(16, '0') + remaining)
    expect([rollFrom(0n), rollFrom(2n ** 64n - 1n)]).toEqual([0, drawParts - 1])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: drawParts - 1 }), (roll) => {
        // the smallest number that is not below the boundary
        const boundary = ((BigInt(roll) << 64n) + BigInt(drawParts) - 1n) / BigInt(drawParts)
        expect([rollFrom(boundary - 1n), rollFrom(boundary)]).toEqual([roll - 1, roll])
      }),
      { numRuns: 500, seed: 24 },
    )
  })

  test('forty thousand draws of one seed have the frequencies that the odds state (chi-square, 1 in 1000)', () => {
    const prizes = [
      { code: 'a', odds: 5_000, stock: Number.MAX_SAFE_INTEGER },
      { code: 'b', odds: 40_000, stock: Number.MAX_SAFE_INTEGER },
      { code: 'c', odds: 180_000, stock: Number.MAX_SAFE_INTEGER },
    ]
    const serverSeed = fromHex('24'.repeat(32))
    const terms = { code: 'sample', seedHash: sha256(serverSeed), prizes }
    const draw = replayOf({ hmac, serverSeed, commitment: '00'.repeat(32), terms })
    const count = 40_000
    const seen = new Map<string | null, number>()
    for (let n = 0; n < count; n++) {
      const { prize } = draw('one-seed-for-all-of-them')
      seen.set(prize, (seen.get(prize) ?? 0) + 1)
    }
    const expected = [...prizes.map(({ code, odds }) => [code, odds] as const), [null, 775_000] as const]
    const chiSquare = expected.reduce((sum, [code, odds]) => {
      const mean = (count * odds) / drawParts
      return sum + ((seen.get(code) ?? 0) - mean) ** 2 / mean
    }, 0)
    // three degrees of freedom
    expect(chiSquare).toBeLessThan(16.27)
  }, 60_000)
})

test('fromHex reverses toHex, and rejects text that is not lower-case hex of whole bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromHex(toHex(bytes))).toEqual(bytes)
    }),
  )
  for (const bad of ['0', 'zz', 'AB', '0x00']) expect(() => fromHex(bad)).toThrow(RangeError)
})
