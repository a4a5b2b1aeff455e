import { cashbackStaffEndpoints } from '@foyer/api/endpoints/trade-files'
import type { CashbackMonth } from '@foyer/api/staff/trade-files'
import type { ISql } from 'postgres'
import { rule as tradeCashback } from '../../activity-rules/trade-cashback/rule.ts'
import type { Context } from '../../context.ts'
import { rewardRows } from '../../engine/relations.ts'
import { statusAt } from '../../engine/rewards/due.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'

const shownMonths = 24

/** Sums of the cashback of each month, the newest first. @param at business clock */
const sumsByMonth = (db: ISql, at: number): Promise<CashbackMonth[]> =>
  db<CashbackMonth[]>`
    select month, count(distinct account_id)::int as clients,
      coalesce(sum(amount) filter (where status <> 'revoked'), 0)::bigint as granted,
      coalesce(sum(amount) filter (where status = 'credited'), 0)::bigint as credited,
      coalesce(sum(amount) filter (where status in ('pending', 'claimable', 'crediting')), 0)::bigint as waiting,
      coalesce(sum(amount) filter (where status in ('expired', 'revoked')), 0)::bigint as lost
    from (
      select split_part(period, ':', 1) as month, account_id, amount, ${statusAt(db, at)} as status
      from ${rewardRows(db)} reward
      where activity = ${tradeCashback.activity} and period ~ '^[0-9]{4}-[0-9]{2}(:|$)') reward
    group by month order by month desc limit ${shownMonths}`

/** Serves what cashback granted, for staff. */
export const cashbackStaffRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  serve(app, context, cashbackStaffEndpoints, {
    'POST /staff/cashback/months': async () => ({ months: await sumsByMonth(db, clocks.business()) }),
  })
}
