import { randomBytes } from 'node:crypto'
import { drawStatement, type PrizeTerms } from '@foyer/contract/draw-outcome'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { seal } from '../../crypto/at-rest.ts'
import { audit } from '../audit.ts'
import { provideStock, stockOf } from '../stock.ts'
import type { DrawRule } from './draw-rule.ts'
import { sha256 } from './hashes.ts'

/** Of vouchers as many as there are codes, of anything else as the rule says; undefined while a pool is short. */
const termsOf = async (tx: ISql, { rule, prizes }: DrawRule): Promise<PrizeTerms[] | undefined> => {
  for (const { code, type, stock } of prizes)
    if (type !== 'exchange_voucher') await provideStock(tx, rule.activity, stock, code)
  const stock = await stockOf(tx, rule.activity)
  const terms = prizes.map(({ code, odds }) => ({ code, odds, stock: stock.get(code)?.remaining ?? 0 }))
  return prizes.some((prize, at) => (terms[at]?.stock ?? 0) < prize.stock) ? undefined : terms
}

/**
 * Commits a draw, once: a seed nobody knows, sealed, and the hash of it and of every prize, published from then on. To be
 * called within a transaction.
 *
 * @param at business clock
 * @param seed of the sandbox, for a draw that is the same in each; else random
 * @returns false where it was committed before, or a pool has too few codes yet
 */
export const commitDraw = async (
  { secrets, clocks }: Context,
  tx: ISql,
  draw: DrawRule,
  at: number,
  seed: Buffer = randomBytes(32),
): Promise<boolean> => {
  const { activity, code } = draw.rule
  // of two at once the second waits here
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
  const subject = { subject: 'draws', subjectId: String(activity) }
  await audit(tx, { actor: 'system', ...subject, event: 'commit', wall: clocks.wall(), detail: { commitment } })
  return true
}
