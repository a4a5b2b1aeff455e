import type { RewardStatus } from '@foyer/contract/rewards'
import type { ISql } from 'postgres'
import { grantReward } from '../rewards/grant.ts'
import { takeOne } from '../stock.ts'
import { takeCode } from '../voucher-codes.ts'
import type { DrawRule } from './draw-rule.ts'

const day = 86_400_000

/** Who won what. Times are milliseconds. */
export interface Win {
  readonly personId: number
  /** number of the draw */
  readonly number: number
  /** code of the prize */
  readonly prize: string
  /** business clock */
  readonly at: number
  readonly wall: number
}

/**
 * Makes a prize somebody's, in the transaction that drew it. A voucher whose pool has no code is theirs all the same and
 * gets one once there is one (`issueOwedCodes`), since the draw's outcome is what was published.
 *
 * @returns the reward's id
 */
export const grantPrize = async (tx: ISql, { rule, prizes }: DrawRule, win: Win): Promise<string> => {
  const { activity, items } = rule
  const prize = prizes.find(({ code }) => code === win.prize)
  const facts = items[win.prize]
  if (!prize || !facts) throw new Error(`the rule of activity ${activity} has no ${win.prize} any more`)
  const isVoucher = prize.type === 'exchange_voucher'
  const voucherCodeId = isVoucher ? await takeCode(tx, { activity, item: win.prize }, win.at) : undefined
  const isOwed = isVoucher && voucherCodeId === undefined
  // counts what is given; how many there were to win says the commitment
  if (!isOwed) await takeOne(tx, activity, win.prize)
  const ready: RewardStatus = isVoucher ? 'available' : 'claimable'
  const { id } = await grantReward(
    tx,
    {
      activity,
      personId: win.personId,
      accountId: null,
      type: prize.type,
      status: isOwed ? 'pending' : ready,
      item: win.prize,
      facts,
      period: `draw:${win.number}`,
      ...(prize.amount !== undefined && { amount: prize.amount }),
      ...(voucherCodeId !== undefined && { voucherCodeId }),
      validUntil: win.at + prize.days * day,
      at: win.at,
    },
    { actor: 'system', wall: win.wall },
  )
  return id
}
