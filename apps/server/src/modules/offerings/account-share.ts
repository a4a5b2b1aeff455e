import type { ISql, PendingQuery, Row } from 'postgres'
import type { AccountShare } from '../../module.ts'

/**
 * What the sandbox lent for applications that are not refunded yet, and the offers that allotted something. After the refund, the
 * remainder of a loan is owed as an ordinary loan. If several offerings allotted the same code, the one refunded last is
 * returned.
 */
export const accountShare = async (db: ISql, accountId: number): Promise<AccountShare> => {
  const [share] = await db<[AccountShare]>`
    select
      (select coalesce(sum(loan), 0)::bigint from offering_applications
        where account_id = ${accountId} and not at_firm and status in ('submitted', 'allotted', 'none')) as lent,
      (select coalesce(jsonb_object_agg(code, offer), '{}') from (
        select distinct on (facts ->> 'stockCode') facts ->> 'stockCode' as code,
          jsonb_build_object('kind', facts -> 'kind', 'name', facts -> 'name', 'price', facts -> 'price') as offer
        from offering_applications application join offerings on offerings.code = offering
        where application.account_id = ${accountId} and status = 'refunded' and lots_allotted > 0
        order by facts ->> 'stockCode', refunded_at desc, application.id) last) as allotted`
  return share
}

/** Activities with an offering for which the account has applied, unless the application was cancelled or refused. */
export const activitiesOfAccount = (db: ISql, accountId: number | null): PendingQuery<Row[]> => db`
  select offerings.activity from offering_applications join offerings on offerings.code = offering
  where account_id = ${accountId} and status not in ('cancelled', 'refused')`
