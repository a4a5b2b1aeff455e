import type {
  CashbackCount,
  CashbackMonthState,
  CashbackPayout,
  CashbackReply,
  CashbackTrade,
} from '@foyer/api/cashback'
import type { CashbackTerms } from '../../activity-rules/trade-cashback/tiers.ts'
import { addDays, type Closures, type Day, dayOf, isTradingDay, isWeekend } from '../trading-calendar/public.ts'
import type { Judged, MonthCount } from './count.ts'
import { grantedAmount, type MonthReward, revokedAmount } from './granted.ts'
import { monthOf } from './months.ts'
import type { Registration } from './registrations.ts'
import type { Statement } from './statement.ts'

const hongKongDollars = (minor: number) => ({ currency: 'HKD' as const, minor })

/** The maximum number of listed trades that count, and likewise of those that do not. */
const listed = 50

const tradeOf = ({ trade, why }: Judged): CashbackTrade => {
  const { reference, code, name, kind, side, executedAt, settlesOn, fees } = trade
  return { reference, code, name, kind, side, executedAt, settlesOn, fees: hongKongDollars(fees), why }
}

const shownOf = ({ judged, cashback, terms: _, ...count }: MonthCount): CashbackCount => {
  const counted = judged.filter(({ why }) => why === null)
  const others = judged.filter(({ why }) => why !== null)
  return {
    month: count.month,
    fees: hongKongDollars(count.fees),
    unsettledFees: hongKongDollars(count.unsettledFees),
    cashback: hongKongDollars(cashback.amount),
    tier: cashback.tier,
    next: cashback.next && { tier: cashback.next.tier, missing: hongKongDollars(cashback.next.missing) },
    isCapped: cashback.isCapped,
    isClosed: count.isClosed,
    counted: counted.length,
    notCounted: others.length,
    trades: [...counted.slice(0, listed), ...others.slice(0, listed)].map(tradeOf),
  }
}

/** The states of a month's rewards by importance to the owner: the first that occurs is shown. */
const nearest = ['claimable', 'crediting', 'pending', 'credited', 'expired', 'revoked'] as const

const stateOf = (count: MonthCount, rewards: readonly MonthReward[], at: number): CashbackMonthState => {
  if (rewards.length > 0) return nearest.find((state) => rewards.some(({ status }) => status === state)) ?? 'pending'
  if (!count.isClosed) return count.month === monthOf(at) ? 'open' : 'settling'
  // the job that grants it runs within the hour
  return count.cashback.amount > 0 ? 'pending' : 'none'
}

const payoutOf = (count: MonthCount, granted: readonly MonthReward[], at: number): CashbackPayout => {
  const rewards = granted.filter(({ month }) => month === count.month)
  return {
    month: count.month,
    state: stateOf(count, rewards, at),
    amount: hongKongDollars(rewards.length > 0 ? grantedAmount(rewards) : count.cashback.amount),
    clawedBack: hongKongDollars(revokedAmount(rewards)),
    payoutDay: count.payoutDay,
  }
}

/** Half a year, the range of the calendar. */
const daysAhead = 184

const closedFrom = (closures: Closures, first: Day, today: Day): Day[] => {
  const closed: Day[] = []
  for (let day = first; day <= addDays(today, daysAhead); day = addDays(day, 1))
    if (!isWeekend(day) && !isTradingDay(closures, day)) closed.push(day)
  return closed
}

/** The part of the reply that is the same for every account. @param at business clock */
export const termsAt = (
  { tiers, cap }: CashbackTerms,
  at: number,
): Pick<CashbackReply, 'asOf' | 'today' | 'tiers' | 'cap'> => ({
  asOf: at,
  today: dayOf(at),
  tiers: tiers.map(({ from, percent }) => ({ from: hongKongDollars(from), percent })),
  cap: hongKongDollars(cap),
})

interface Of {
  readonly registration: Registration
  readonly statement: Statement
  readonly granted: readonly MonthReward[]
  readonly shown: MonthCount
  readonly at: number
}

/** Returns the reply for an account that takes part. */
export const cashbackReplyOf = ({ registration, statement, granted, shown, at }: Of): CashbackReply => {
  const months = statement.months.map((count) => payoutOf(count, granted, at)).reverse()
  const today = dayOf(at)
  const [first = today] = [today, ...months.map(({ payoutDay }) => payoutDay)].sort()
  return {
    ...termsAt(shown.terms, at),
    registration: { since: registration.joinedAt, reference: registration.reference },
    otherAccount: false,
    shown: shownOf(shown),
    months,
    closedDays: closedFrom(statement.closures, first, today),
  }
}
