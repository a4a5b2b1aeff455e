import { voucherStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { pendingConversionOf } from '../../engine/conversions/conversions.ts'
import { fail, succeed } from '../../engine/conversions/settle.ts'
import { giveCode } from '../../engine/rewards/codes.ts'
import { moveReward } from '../../engine/rewards/move.ts'
import type { PartnerSettled } from '../../engine/rules.ts'
import { pointsExchange } from './offers.ts'

/**
 * Settles a conversion that its partner has confirmed or refused. The voucher gets its code only now, so a refused
 * conversion never uses a code of the pool.
 */
export const confirmed = async (
  { clocks }: Context,
  tx: ISql,
  { rewardId, outcome, at }: PartnerSettled,
): Promise<void> => {
  const conversion = await pendingConversionOf(tx, rewardId)
  if (!conversion) return
  const wall = clocks.wall()
  const by = { actor: 'partner', at, wall } as const
  if (outcome === 'refused') return fail(tx, conversion.id, 'partner_refused', by)
  const pool = { activity: pointsExchange, item: conversion.offer }
  if (await giveCode(tx, rewardId, pool, { actor: 'system', at, wall })) return succeed(tx, conversion.id, by)
  await moveReward(tx, voucherStates, rewardId, 'revoke', { actor: 'system', wall })
  await fail(tx, conversion.id, 'pool_dry', { ...by, actor: 'system' })
}
