import type { FeeRates } from '@foyer/api/arithmetic/offering-costs'
import type { Application } from '@foyer/api/offerings'
import type { ISql } from 'postgres'
import { shownRefusal } from './order-refusals.ts'
import type { OfferingRow } from './rows.ts'

/** An application as stored. Money is in cents. */
export interface ApplicationRow {
  readonly id: string
  readonly reference: string
  readonly offering: string
  readonly accountId: number
  readonly lots: number
  readonly method: Application['method']
  readonly amount: number
  readonly fees: Application['fees']
  readonly feeRates: FeeRates
  readonly feesTotal: number
  readonly loan: number
  readonly interest: number
  readonly blocked: number
  readonly status: Application['status']
  readonly lotsAllotted: number | null
  readonly drawnLots: number | null
  readonly settlement: Application['settlement']
  readonly appliedAt: Date
  readonly cancelledAt: Date | null
  readonly allottedAt: Date | null
  readonly refundedAt: Date | null
  /** its order is with the firm, which then holds the money */
  readonly atFirm: boolean
  /** why the firm has no order */
  readonly refusal: string | null
  readonly refusedAt: Date | null
  readonly cancelKey: string | null
}

const columns = (db: ISql) => db`
  id, reference, offering, account_id as "accountId", lots, method, amount, fees, fee_rates as "feeRates", fees_total as "feesTotal", loan,
  interest, blocked, status, lots_allotted as "lotsAllotted", lots_drawn as "drawnLots", settlement,
  applied_at as "appliedAt", cancelled_at as "cancelledAt", allotted_at as "allottedAt", refunded_at as "refundedAt",
  at_firm as "atFirm", refusal, refused_at as "refusedAt", cancel_key as "cancelKey"`

/** The number of ended applications that are shown. */
const newest = 20

/** The applications of an account for an activity, newest first: all active ones, and the newest of the ended ones. */
export const applicationsOf = (db: ISql, accountId: number, activity: number): Promise<ApplicationRow[]> =>
  db<ApplicationRow[]>`
    with own as (
      select *, row_number() over (order by applied_at desc, reference) as nth from offering_applications
      where account_id = ${accountId} and offering in (select code from offerings where activity = ${activity}))
    select ${columns(db)} from own where status in ('placing', 'submitted', 'cancelling', 'allotted', 'none') or nth <= ${newest}
    order by nth`

/** An application of an account, by the reference that its owner knows. */
export const applicationOf = async (
  db: ISql,
  accountId: number,
  reference: string,
): Promise<ApplicationRow | undefined> => {
  const [row] = await db<ApplicationRow[]>`
    select ${columns(db)} from offering_applications where reference = ${reference} and account_id = ${accountId}`
  return row
}

/** An application by its id, which is also the name of its order at the firm. */
export const applicationById = async (db: ISql, id: string): Promise<ApplicationRow | undefined> => {
  const [row] = await db<ApplicationRow[]>`select ${columns(db)} from offering_applications where id = ${id}`
  return row
}

/** A page of the applications of an offering in the given states, ordered by id, after the given id. */
export const applicationsIn = (
  db: ISql,
  offering: string,
  states: readonly Application['status'][],
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<ApplicationRow[]> =>
  db<ApplicationRow[]>`
    select ${columns(db)} from offering_applications
    where offering = ${offering} and status = any (${[...states]})
      ${after === null ? db`` : db`and id > ${after}`}
    order by id limit ${most}`

/** An application as shown to its owner. @param at milliseconds of the business clock */
export const shownApplication = (row: ApplicationRow, offering: OfferingRow, at: number): Application => {
  const { id: _, accountId: __, feeRates: ___, atFirm: ____, cancelKey: _____, ...shown } = row
  const { appliedAt, cancelledAt, allottedAt, refundedAt, refusedAt, refusal, ...facts } = shown
  const isPlaced = row.status !== 'placing' && row.status !== 'refused'
  const isOpen = row.status === 'submitted' && !offering.allottedAt && at < offering.dates.cutOff
  const step = (name: Application['status'], date: Date | null) => (date ? [{ step: name, at: date.getTime() }] : [])
  return {
    ...facts,
    refusal: shownRefusal(refusal),
    at: appliedAt.getTime(),
    cancellableUntil: isOpen ? offering.dates.cutOff : null,
    steps: [
      ...step(isPlaced ? 'submitted' : 'placing', appliedAt),
      ...step('refused', refusedAt),
      ...step('cancelled', cancelledAt),
      ...step(row.lotsAllotted === 0 ? 'none' : 'allotted', allottedAt),
      ...step('refunded', refundedAt),
    ],
  }
}
