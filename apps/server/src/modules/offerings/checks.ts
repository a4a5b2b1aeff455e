import { applicationStates } from '@foyer/protocol/machines/offerings'
import type { Fragment, ISql } from 'postgres'
import type { Check, Counted } from '../../engine/checks/check.ts'
import type { Trail } from '../../engine/checks/trails.ts'
import { ledgerAccountRows, ledgerPostingRows, ledgerTransferRows } from '../../engine/relations.ts'
import { positionRows } from '../accounts/public.ts'

/** The postings of the ledger with their transfers and accounts, as `posting`, `transfer` and `account`. */
const postings = (db: ISql): Fragment => db`
  ${ledgerTransferRows(db)} transfer join ${ledgerPostingRows(db)} posting on transfer_id = transfer.id
  join ${ledgerAccountRows(db)} account on account.id = posting.account_id`

/** Money of applications for bonds and new shares, and their allotments. */
export const offeringChecks: readonly Check[] = [
  {
    // the whole amount is blocked while the application is active, and nothing before and after
    name: 'blocked for an application',
    find: (db) => db`
      select format('application %s is %s and has %s cents blocked in the ledger, but %s in its own row', application.id, status,
        aside, blocked) as found
      from offering_applications application,
        lateral (
          select coalesce(sum(amount), 0) as aside
          from ${postings(db)}
          where transfer.subject = 'offering_applications' and transfer.subject_id = application.id::text
            and account.kind = 'blocked') ledger
      where not at_firm and aside <> case when status in ('submitted', 'allotted', 'none') then blocked else 0 end`,
  },
  {
    // only applications block cash
    name: 'blocked on an account',
    find: (db) => db`
      select format('account %s has %s cents blocked, but its active applications need %s', account.account_id, balance, alive) as found
      from ${ledgerAccountRows(db)} account,
        lateral (
          select coalesce(sum(blocked), 0) as alive from offering_applications
          where account_id = account.account_id and not at_firm and status in ('submitted', 'allotted', 'none')) live
      where unit = 'HKD' and kind = 'blocked' and balance <> alive`,
  },
  {
    // payments to the issuer, of fees and interest, and of the loan, each once and as settled
    name: 'settlement of an application',
    find: (db) => db`
      select format('application %s is %s: the ledger paid %s, charged %s and lent %s', application.id, status, paid, charged,
        lent) as found
      from offering_applications application,
        lateral (
          select coalesce(sum(amount) filter (where kind = 'issuer'), 0) as paid,
            coalesce(sum(amount) filter (where kind = 'fees'), 0) as charged,
            -coalesce(sum(amount) filter (where kind = 'loans'), 0) as lent
          from (
            select account.kind, amount
            from ${postings(db)}
            where transfer.subject = 'offering_applications' and transfer.subject_id = application.id::text) posted) ledger
      where not at_firm and (paid, charged, lent) is distinct from (
        coalesce((settlement ->> 'paid')::numeric, 0),
        coalesce((settlement ->> 'fees')::numeric + (settlement ->> 'interest')::numeric, 0),
        case status when 'refunded' then (settlement ->> 'loanLeft')::numeric when 'cancelled' then 0 else loan end)`,
  },
  {
    name: 'parts of a settlement',
    find: (db) => db`
      select format('application %s settles %s of %s blocked cents', id, settled, blocked) as found
      from (
        select id, blocked, (settlement ->> 'paid')::numeric + (settlement ->> 'fees')::numeric
          + (settlement ->> 'interest')::numeric + (settlement ->> 'loanReturned')::numeric
          + (settlement ->> 'refund')::numeric as settled
        from offering_applications where settlement is not null) sums
      where settled is distinct from blocked`,
  },
  {
    // the number of entries has not changed since the allotment
    name: 'entries of an offering',
    find: (db) => db`
      select format('offering %s froze %s entries, but has %s', code, entries_count, own + others) as found
      from offerings,
        lateral (select count(*) as own from offering_applications where offering = code and status not in ('cancelled', 'refused')) ours,
        lateral (select coalesce(sum((tier ->> 1)::int), 0) as others from jsonb_array_elements(demand) as tier) made_up
      where frozen_at is not null and entries_count <> own + others`,
  },
  {
    name: 'lots allotted',
    find: (db) => db`
      select format('offering %s allotted %s lots of %s to %s lots applied for', code, result ->> 'lotsAllotted',
        lots_on_offer, result ->> 'lotsApplied') as found
      from offerings
      where allotted_at is not null
        and (result ->> 'lotsAllotted')::int <> least(lots_on_offer, (result ->> 'lotsApplied')::int)`,
  },
  {
    // the lots certain for the number applied for, plus at most one lot if the ballot applied
    name: 'lots of an application',
    find: (db) => db`
      select format('application %s for %s lots of %s got %s', application.id, lots, offering, lots_allotted) as found
      from offering_applications application join offerings on code = offering
      where lots_allotted is not null and not at_firm and not allotted_by_firm and not exists (
        select from jsonb_to_recordset(result -> 'tiers') as tier (lots int, each int, "inBallot" boolean)
        where tier.lots = application.lots
          and lots_allotted - tier.each between 0 and case when tier."inBallot" then 1 else 0 end)`,
  },
  {
    // every allotted lot becomes a position once its money is settled, and there are no other positions
    name: 'position of what was allotted',
    find: (db) => db`
      select format('account %s was allotted %s of %s, but holds %s of it', account_id, coalesce(settled, 0), code,
        coalesce(held, 0)) as found
      from (
        select account_id, facts ->> 'stockCode' as code, sum(lots_allotted * (facts ->> 'lotSize')::bigint) as settled
        from offering_applications join offerings on offerings.code = offering
        where status = 'refunded' and lots_allotted > 0 and not at_firm
        group by account_id, facts ->> 'stockCode') applications
      full join (select account_id, code, allotted as held from ${positionRows(db)} own where allotted > 0) positions
        using (account_id, code)
      where settled is distinct from held`,
  },
  {
    name: 'event of an order',
    find: (db) => db`
      select format('the event %s of the firm, %s, does not fit application %s', reached, event ->> 'event', order_id) as found
      from unmatched_order_events`,
  },
]

/** Applications by where their order is, which determines their first state. */
const orderRows = (db: ISql): Fragment => db`(
  select id, status, case when at_firm then 'firm' else 'sandbox' end as type from offering_applications)`

export const offeringTrails: readonly Trail[] = [
  {
    table: 'offering_applications',
    rows: orderRows,
    type: 'sandbox',
    machine: applicationStates,
    initial: 'submitted',
  },
  {
    table: 'offering_applications',
    rows: orderRows,
    type: 'firm',
    machine: applicationStates,
    initial: 'placing',
  },
]

export const offeringsCounted: Counted = { applications: (db) => db`select count(*) from offering_applications` }
