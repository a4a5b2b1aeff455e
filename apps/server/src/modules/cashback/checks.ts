import type { ISql } from 'postgres'
import { rule as tradeCashback } from '../../activity-rules/trade-cashback/rule.ts'
import type { Books, ComputedCheck } from '../../engine/checks/check.ts'
import { rewardRows } from '../../engine/relations.ts'
import { statusAt } from '../../engine/rewards/due.ts'
import { findActivity } from '../activities/public.ts'
import { reportedSince, type Trade, tradesOfAll } from '../trades/public.ts'
import { dayOf, readClosures } from '../trading-calendar/public.ts'
import { countMonth } from './count.ts'
import { allRegistrations, type Registration } from './registrations.ts'
import { readTerms } from './terms.ts'

/**
 * Milliseconds. Trades reported more recently may not be settled yet, since the job that settles them runs every hour.
 */
const settledWithin = 2 * 3_600_000
/** Number of accounts whose trades are read at once. */
const batch = 500

/** The cashback granted for a month, in cents. */
interface MonthGranted {
  readonly accountId: number
  readonly month: string
  readonly stands: number
  /** the part of it that expired before it was claimed, which is not clawed back */
  readonly expired: number
  readonly lastAt: Date
}

const grantedMonths = (db: ISql, at: number): Promise<MonthGranted[]> => db<MonthGranted[]>`
  select account_id as "accountId", split_part(period, ':', 1) as month,
    coalesce(sum(amount) filter (where ${statusAt(db, at)} <> 'revoked'), 0)::bigint as stands,
    coalesce(sum(amount) filter (where ${statusAt(db, at)} = 'expired'), 0)::bigint as expired,
    max(issued_at) as "lastAt"
  from ${rewardRows(db)} reward
  where activity = ${tradeCashback.activity} and account_id is not null and period ~ '^[0-9]{4}-[0-9]{2}(:|$)'
  group by account_id, month order by account_id, month`

const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size))

const compute = async (db: ISql, { at, wall }: Books): Promise<string[]> => {
  const activity = await findActivity(db, { number: tradeCashback.activity })
  if (!activity) return []
  const closures = await readClosures(db)
  const termsOf = await readTerms(db)
  const late = await reportedSince(db, wall - settledWithin)
  const registrations = new Map((await allRegistrations(db)).map((one) => [one.accountId, one]))
  const byAccount = new Map<number, MonthGranted[]>()
  for (const granted of await grantedMonths(db, at))
    byAccount.set(granted.accountId, [...(byAccount.get(granted.accountId) ?? []), granted])
  const found: string[] = []

  const judge = (registration: Registration, trades: readonly Trade[], granted: MonthGranted): void => {
    const { month, stands, expired, lastAt } = granted
    // the day on which it was counted: the sandbox's clock may have moved back since
    const today = dayOf(Math.max(at, lastAt.getTime()))
    const count = countMonth({ closures, termsOf, trades, today, ...registration, ...activity }, month)
    if (count.judged.some(({ trade }) => late.has(trade.reference))) return
    const due = count.cashback.amount
    if (stands !== due && !(stands > due && stands === expired))
      found.push(
        `account ${registration.accountId} was granted ${stands} cents for ${month}, its trades come to ${due}`,
      )
  }

  for (const accounts of chunksOf([...byAccount.keys()], batch)) {
    const trades = await tradesOfAll(db, closures, accounts)
    for (const accountId of accounts) {
      const registration = registrations.get(accountId)
      // without a registration there is no cause, which another check reports
      if (!registration) continue
      for (const granted of byAccount.get(accountId) ?? []) judge(registration, trades.get(accountId) ?? [], granted)
    }
  }
  return found
}

/** Cashback has to match the trades of its month. */
export const cashbackChecks: readonly ComputedCheck[] = [{ name: 'cashback of a month', compute }]
