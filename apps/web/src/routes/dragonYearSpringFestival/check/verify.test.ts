import type { DrawDetail, DrawRecord } from '@foyer/api/draws'
import vectors from '@foyer/api/vectors/draws.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { verify } from './verify.ts'

const [vector] = vectors
if (!vector) throw new Error('there are no vectors')
const none = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' }

/** The draw of the shared vector as the server returns it. */
const draw: DrawDetail = {
  number: 1,
  asOf: 0,
  phase: 'ended',
  opensAt: 0,
  closesAt: 0,
  licenceNo: '',
  tasks: [],
  code: vector.terms.code,
  seedHash: vector.terms.seedHash,
  commitment: vector.commitment,
  committedAt: 0,
  seed: vector.serverSeed,
  revealedAt: 0,
  prizes: vector.terms.prizes.map(({ code, odds, stock }) => ({
    code,
    odds,
    type: 'exchange_voucher',
    name: none,
    note: none,
    amount: null,
    stock: { total: stock, remaining: 0 },
  })),
  statistics: { draws: vector.draws.length, wins: 0, people: 0 },
}
const records: readonly DrawRecord[] = vector.draws.map(({ number, visitorSeed, prize }) => ({
  number,
  visitorSeed,
  prize,
  winner: '***12',
  at: 0,
}))
async function* pages(all = records) {
  for (let from = 0; from < all.length; from += 23) yield all.slice(from, from + 23)
}
const own = vector.draws.filter(({ number }) => number % 9 === 0).map((drawn) => ({ ...drawn, at: 0 }))
const known = { mine: own, seen: { commitment: vector.commitment, at: 0 } }

test('R24 the check accepts the shared vectors with the browser’s own hashes, and reports its progress page by page', async () => {
  const progress: number[] = []
  expect(await verify(draw, pages(), known, (done) => progress.push(done))).toBeUndefined()
  expect(progress).toEqual([25, 50, 60])
})

test('R24 the check finds a person’s own draw that is changed or missing, although every public record is right', async () => {
  const [first, ...others] = own
  if (!first) throw new Error('the vectors contain no own draw')
  const other = { ...first, visitorSeed: 'another-seed-of-mine' }
  expect(await verify(draw, pages(), { ...known, mine: [other, ...others] }, () => undefined)).toEqual({
    what: 'mine',
    number: 9,
  })
  const dropped = { ...first, number: 61 }
  expect(await verify(draw, pages(), { ...known, mine: [dropped] }, () => undefined)).toEqual({
    what: 'mine',
    number: 61,
  })
})

test('R24 the check finds records left out at the end, another seed, another seed hash and another commitment', async () => {
  const run = (changes: Partial<DrawDetail>) => verify({ ...draw, ...changes }, pages(), known, () => undefined)
  expect(await verify(draw, pages(records.slice(0, 58)), { mine: [], seen: undefined }, () => undefined)).toEqual({
    what: 'missing',
    number: 59,
  })
  expect(await run({ seed: '0'.repeat(64) })).toEqual({ what: 'seed' })
  expect(await run({ seedHash: '0'.repeat(64) })).toEqual({ what: 'seed' })
  expect(await run({ commitment: '0'.repeat(64) })).toEqual({ what: 'seen' })
})
