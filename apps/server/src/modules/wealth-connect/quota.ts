import type { QuotaReply } from '@foyer/api/wealth-connect'
import type { ISql } from 'postgres'
import { wealthKind } from '../../activity-rules/wealth-connect/published.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { accountOf } from '../accounts/public.ts'

interface Row {
  direction: QuotaReply['quotas'][number]['direction']
  channel: QuotaReply['quotas'][number]['channels'][number]['channel']
  remitted: number
  returned: number
  as_of: string
}

/** The remaining quota is never negative, even if a limit was lowered below the used amount. */
const leftOf = (limit: number, used: number): number => Math.max(0, limit - used)

/** The used quota of the account that is logged in to, by direction, as institutions reported it. */
export const quotaOf = async (db: ISql, caller: Caller, at: number): Promise<QuotaReply> => {
  const { content: rules } = await requireFacts(db, wealthKind, at)
  const account = await accountOf(db, caller)
  const rows = await db<Row[]>`
    select direction, channel, remitted, returned, as_of::text as as_of from wealth_quotas
    where account_id = ${account?.id ?? null} order by channel`
  return {
    at,
    quotas: rules.directions.map(({ direction, quota }) => {
      const reported = rows.filter((row) => row.direction === direction)
      // through a bank and a broker each has half; through one alone it has the whole quota
      const limit = reported.length > 1 ? quota.channel : quota.total
      const channels = reported.map(({ channel, remitted, returned }) => {
        const used = remitted - returned
        return { channel, limit, remitted, returned, used, left: leftOf(limit, used) }
      })
      const used = channels.reduce((sum, each) => sum + each.used, 0)
      const asOf = reported.map((row) => row.as_of).sort()[0] ?? null
      return { direction, limit: quota.total, used, left: leftOf(quota.total, used), channels, asOf }
    }),
  }
}
