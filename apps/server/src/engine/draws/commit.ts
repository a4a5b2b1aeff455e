import { randomBytes } from 'node:crypto'
import { drawStatement, type PrizeTerms } from '@foyer/api/arithmetic/draw-outcome'
import type { ISql } from 'postgres'
import { seal } from '../../crypto/at-rest.ts'
import { audit } from '../audit.ts'
import { provideStock, stockOf } from '../stock.ts'
import type { Surroundings } from '../surroundings.ts'
import type { DrawRule } from './draw-rule.ts'
import { sha256 } from './hashes.ts'

/**
 * The terms of each prize. The quantity of a voucher is its number of codes; of any other prize it is that of the rule.
 * Undefined while a pool has too few codes.
 */
const termsOf = async (tx: ISql, { rule, prizes }: DrawRule): Promise<PrizeTerms[] | undefined> => {
  for (const { code, type, stock } of prizes)
    if (type !== 'exchange_voucher') await provideStock(tx, rule.activity, stock, code)
  const stock = await stockOf(tx, rule.activity)
  const terms = prizes.map(({ code, odds }) => ({ code, odds, stock: stock.get(code)?.remaining ?? 0 }))
  return prizes.some((prize, at) => (terms[at]?.stock ?? 0) < prize.stock) ? undefined : terms
}

/**
 * Commits a draw, once: stores a secret seed encrypted, and publishes the hash of it and of every prize. Call it within
 * a transaction.
 *
 * @param at business clock
 * @param seed for a reproducible draw in the sandbox; random if omitted
 * @returns false if the draw was committed before, or a pool has too few codes
 */
export const commitDraw = async (
  { secrets, clocks }: Pick<Surroundings, 'secrets' | 'clocks'>,
  tx: ISql,
  draw: DrawRule,
  at: number,
  seed: Buffer = randomBytes(32),
): Promise<boolean> => {
  const { activity, code } = draw.rule
  // of two concurrent calls, the second one waits here
  await tx`select pg_advisory_xact_lock(hashtextextended('commit draw', ${activity}))`
  const [committed] = await tx`select from draws where activity = ${activity}`
  if (committed) return false
  const prizes = await termsOf(tx, draw)
  if (!prizes) return false
  const seedHash = sha256(seed)
  const commitment = sha256(drawStatement({ code, seedHash, prizes }))
  await tx`
    insert into draws (activity, seed_sealed, seed_hash, prizes, commitment, committed_at, last_proof)
    values (${activity}, ${seal(secrets.dataKey, seed.toString('hex'))}, ${seedHash},
      ${tx.json(JSON.parse(JSON.stringify(prizes)))}, ${commitment}, ${new Date(at)}, ${commitment})`
  const subject = { subject: 'draws', subjectId: String(activity) } as const
  await audit(tx, { actor: 'system', ...subject, event: 'commit', wall: clocks.wall(), detail: { commitment } })
  return true
}
