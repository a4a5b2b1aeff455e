import type { ISql } from 'postgres'
import { grantCode, grantReward } from '../rewards/grant.ts'
import { takeOne } from '../stock.ts'
import type { DrawRule } from './draw-rule.ts'

const day = 86_400_000

/** A win and its winner. Times are milliseconds. */
export interface Win {
  readonly personId: number
  /** number of the draw record */
  readonly number: number
  /** code of the prize */
  readonly prize: string
  /** business clock */
  readonly at: number
  readonly wall: number
}

/**
 * Grants a prize to the winner, in the transaction that drew it. The published outcome is binding, so a voucher is
 * granted even if its pool has no code, and gets one as soon as there is one (`issueOwedCodes`).
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
  // counts granted prizes; the commitment limits how many can be won
  await takeOne(tx, activity, win.prize)
  return granted.id
}
