import type { ISql } from 'postgres'
import { grantCode, grantReward } from '../rewards/grant.ts'
import { takeOne } from '../stock.ts'
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
  const grant = {
    activity,
    personId: win.personId,
    accountId: null,
    type: prize.type,
    item: win.prize,
    facts,
    period: `draw:${win.number}`,
    ...(prize.amount !== undefined && { amount: prize.amount }),
    validUntil: win.at + prize.days * day,
    at: win.at,
  }
  const by = { actor: 'system', wall: win.wall } as const
  const isVoucher = prize.type === 'exchange_voucher'
  const granted = isVoucher
    ? await grantCode(tx, { ...grant, status: 'available' }, by)
    : await grantReward(tx, { ...grant, status: 'claimable' }, by)
  if (!granted) return (await grantReward(tx, { ...grant, status: 'pending' }, by)).id
  // counts what is given; how many there were to win says the commitment
  await takeOne(tx, activity, win.prize)
  return granted.id
}
