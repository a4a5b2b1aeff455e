import type { OfferingDates, OfferingResult } from '@foyer/api/offerings'
import type { ISql } from 'postgres'
import { type Closures, readClosures } from '../trading-calendar/public.ts'
import { announcedClose, effectiveDates } from './dates.ts'
import type { ShownFacts } from './facts.ts'

interface Row {
  readonly code: string
  readonly activity: number
  readonly facts: ShownFacts
  readonly lotAmount: number
  readonly maxLots: number
  readonly lotsOnOffer: number
  readonly followsCalendar: boolean
  readonly unlisted: boolean
  readonly demand: readonly (readonly [lots: number, applicants: number])[]
  readonly entropyCodes: readonly string[]
  readonly seedSealed: Buffer
  readonly seedHash: string
  readonly commitment: string
  readonly committedAt: Date
  readonly entriesHash: string | null
  readonly entriesCount: number | null
  readonly closedOn: string | null
  readonly frozenAt: Date | null
  readonly entropy: string | null
  readonly seed: string | null
  readonly result: OfferingResult | null
  readonly allottedAt: Date | null
  readonly settledAt: Date | null
  /** a file of the firm states the allotment, and the ballot is not drawn */
  readonly isFirmAllotted: boolean
  readonly declared: readonly Date[]
}

/** An offering with its current dates: the announced ones adjusted by the trading calendar. */
export interface OfferingRow extends Omit<Row, 'declared'> {
  readonly dates: OfferingDates
  /** the closing day in the published commitment */
  readonly closesOn: string | null
}

const columns = (db: ISql) => db`
  code, activity, facts, lot_amount as "lotAmount", max_lots as "maxLots", lots_on_offer as "lotsOnOffer",
  follows_calendar as "followsCalendar", unlisted, demand, entropy_codes as "entropyCodes", seed_sealed as "seedSealed", seed_hash as "seedHash", commitment,
  committed_at as "committedAt", entries_hash as "entriesHash", entries_count as "entriesCount",
  closed_on as "closedOn", frozen_at as "frozenAt", entropy, seed, result, coalesce(allotted_at, firm_allotted_at) as "allottedAt", coalesce(settled_at, firm_settled_at) as "settledAt", allotted_by_firm as "isFirmAllotted",
  array[opens_at, cut_off_at, closes_at, allotment_at, refund_at, listed_at] as declared`

const today = ({ declared, ...row }: Row, closures: Closures): OfferingRow => {
  const [opens, cutOff, closes, allotment, refund, listed] = declared.map((date) => date.getTime()) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const announced = { opens, cutOff, closes, allotment, refund, listed }
  const dates = row.followsCalendar ? effectiveDates(closures, announced) : announced
  return { ...row, dates, closesOn: announcedClose(row.unlisted, announced.closes) }
}

/** The listed offerings of an activity, unordered, or the one with the given code, which may be a test offering. */
export const offeringsOf = async (db: ISql, activity: number, code?: string): Promise<OfferingRow[]> => {
  const rows = await db<Row[]>`
    select ${columns(db)} from offerings
    where activity = ${activity} and ${code === undefined ? db`not unlisted` : db`code = ${code}`}`
  const closures = await readClosures(db)
  return rows.map((row) => today(row, closures))
}

/** Offerings by code, of any activity. */
export const offeringsByCode = async (
  db: ISql,
  codes: readonly string[],
): Promise<ReadonlyMap<string, OfferingRow>> => {
  const rows = await db<Row[]>`select ${columns(db)} from offerings where code = any (${[...codes]})`
  const closures = await readClosures(db)
  return new Map(rows.map((row) => [row.code, today(row, closures)]))
}

/** Codes of the offerings whose money is not completely settled. */
export const unsettledCodes = async (db: ISql): Promise<string[]> => {
  const rows = await db<
    { code: string }[]
  >`select code from offerings where settled_at is null and firm_settled_at is null order by code`
  return rows.map(({ code }) => code)
}

/**
 * One offering, locked until the transaction ends. Applying and cancelling lock it as `share`, any number at once;
 * steps that end these lock it as `update` and wait for all of them.
 */
export const lockOffering = async (
  tx: ISql,
  code: string,
  as: 'share' | 'update',
): Promise<OfferingRow | undefined> => {
  const [row] = await tx<Row[]>`
    select ${columns(tx)} from offerings where code = ${code} ${as === 'share' ? tx`for share` : tx`for update`}`
  return row && today(row, await readClosures(tx))
}
