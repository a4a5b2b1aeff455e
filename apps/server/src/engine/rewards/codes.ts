import type { ISql } from 'postgres'
import { audit } from '../audit.ts'
import type { Circumstances } from '../transition.ts'
import { type Pool, takeCode } from '../voucher-codes.ts'

/** The number of the code that a voucher has, for `openCode`; null if it has none or does not exist. */
export const codeOfVoucher = async (db: ISql, rewardId: string): Promise<number | null> => {
  const [row] = await db<{ code: number | null }[]>`select voucher_code_id as code from rewards where id = ${rewardId}`
  return row?.code ?? null
}

/**
 * Gives a voucher that has no code yet the next free code of a pool, and writes an audit entry. The status does not
 * change. The caller holds a lock on the voucher.
 *
 * @param at business clock
 * @returns false if the pool is empty, and nothing was changed
 */
export const giveCode = async (
  tx: ISql,
  rewardId: string,
  pool: Pool,
  { actor, at, wall }: Pick<Circumstances, 'actor' | 'wall'> & { readonly at: number },
): Promise<boolean> => {
  const code = await takeCode(tx, pool, at)
  if (code === undefined) return false
  await tx`update rewards set voucher_code_id = ${code} where id = ${rewardId}`
  await audit(tx, { actor, subject: 'rewards', subjectId: rewardId, event: 'code', wall, detail: { code } })
  return true
}
