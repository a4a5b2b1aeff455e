import { voucherStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import type { PartnerSettled } from '../../engine/rules.ts'
import { transition } from '../../engine/transition.ts'
import { takeCode } from '../../engine/voucher-codes.ts'
import { pointsExchange } from './offers.ts'
import { fail, succeed } from './settle.ts'

/** Gives a confirmed voucher its code. @returns false if the pool is empty */
const giveCode = async (tx: ISql, rewardId: string, item: string, at: number, wall: number): Promise<boolean> => {
  const code = await takeCode(tx, { activity: pointsExchange, item }, at)
  if (code === undefined) return false
  await tx`update rewards set voucher_code_id = ${code} where id = ${rewardId}`
  await audit(tx, { actor: 'system', subject: 'rewards', subjectId: rewardId, event: 'code', wall, detail: { code } })
  return true
}

/**
 * Settles a conversion that its partner has confirmed or refused. The voucher gets its code only now, so a refused
 * conversion never uses a code of the pool.
 */
export const confirmed = async (
  { clocks }: Context,
  tx: ISql,
  { rewardId, outcome, at }: PartnerSettled,
): Promise<void> => {
  const [conversion] = await tx<{ id: string; offer: string }[]>`
    select id, offer from conversions where reward_id = ${rewardId} and status = 'pending'`
  if (!conversion) return
  const wall = clocks.wall()
  const by = { actor: 'partner', at, wall } as const
  if (outcome === 'refused') return fail(tx, conversion.id, 'partner_refused', by)
  if (await giveCode(tx, rewardId, conversion.offer, at, wall)) return succeed(tx, conversion.id, by)
  await transition(tx, voucherStates, { table: 'rewards', id: rewardId }, 'revoke', { actor: 'system', wall })
  await fail(tx, conversion.id, 'pool_dry', { ...by, actor: 'system' })
}
