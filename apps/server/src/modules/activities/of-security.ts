import type { ActivitySummary } from '@foyer/api/activities'
import type { ISql } from 'postgres'
import { fundsKind } from '../../activity-rules/virtual-asset-etf/funds.ts'
import { number as fundsActivity } from '../../activity-rules/virtual-asset-etf/number.ts'
import { factsAt } from '../../engine/facts/in-force.ts'
import { pageVersionRows } from '../content/public.ts'
import { allActivities } from './queries.ts'
import { isWithheld, listActivities } from './summary.ts'

/** Activities whose newest page has the closing price of a security. */
const namedOnPages = async (db: ISql, code: string): Promise<number[]> => {
  const rows = await db<{ activity: number }[]>`
    select activity from (
      select distinct on (activity) activity, content from ${pageVersionRows(db)} as page order by activity, version desc
    ) as newest
    where jsonb_path_exists(content, '$.blocks[*] ? (@.kind == "quotes").instruments[*] ? (@ == $code)',
      jsonb_build_object('code', ${code}::text))`
  return rows.map(({ activity }) => activity)
}

/** The activity of the funds, if one of them trades under this code. */
const namedAsFund = async (db: ISql, code: string, at: number): Promise<number[]> => {
  const published = await factsAt(db, fundsKind, at)
  const isFund = published?.content.funds.some(({ counters }) => counters.some((counter) => counter.code === code))
  return isFund ? [fundsActivity] : []
}

/**
 * The open and upcoming activities whose page names a security, in the order of the hall. Those that are withheld from the
 * caller are left out: at such an address the security itself may be the offer.
 */
export const activitiesOfSecurity = async (
  db: ISql,
  code: string,
  at: number,
  isMainlandAddress: boolean,
): Promise<ActivitySummary[]> => {
  const numbers = new Set([...(await namedOnPages(db, code)), ...(await namedAsFund(db, code, at))])
  if (numbers.size === 0) return []
  const hidden = new Set(
    (await allActivities(db)).filter((one) => isWithheld(one, isMainlandAddress)).map(({ number }) => number),
  )
  return (await listActivities(db, at, isMainlandAddress)).filter(
    ({ number, phase }) => numbers.has(number) && !hidden.has(number) && phase !== 'ended',
  )
}
