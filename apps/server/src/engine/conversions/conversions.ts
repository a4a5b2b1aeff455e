import type { ConversionStatus, Conversion as Shown } from '@foyer/api/conversion'
import type { ISql, PendingQuery, Row } from 'postgres'
import { changeInBatches } from '../../database/batches.ts'
import type { Offer } from './offer.ts'

/** A conversion as stored, with the offer of its hold. Times are of the business clock. */
export interface Conversion {
  readonly id: string
  readonly status: ConversionStatus
  readonly facts: Offer
  /** whole points */
  readonly cost: number
  readonly reference: string
  readonly at: Date
  readonly settledAt: Date | null
  readonly failure: Shown['failure']
  readonly rewardId: string | null
  /** of the voucher */
  readonly validUntil: Date | null
}

/** A person's conversion; undefined if it does not exist or belongs to another person. */
export const conversionOf = async (db: ISql, personId: number, id: string): Promise<Conversion | undefined> => {
  const [row] = await db<Conversion[]>`
    select conversions.id, conversions.status, hold.facts, conversions.cost, conversions.reference, conversions.at,
      settled_at as "settledAt", failure, reward_id as "rewardId", rewards.valid_until as "validUntil"
    from conversions
    join conversion_holds as hold on hold.id = hold_id
    left join rewards on rewards.id = reward_id
    where conversions.id = ${id} and conversions.person_id = ${personId}`
  return row
}

/** The conversion that a partner has not settled yet, by its voucher; undefined if the voucher has none. */
export const pendingConversionOf = async (
  tx: ISql,
  rewardId: string,
): Promise<{ readonly id: string; readonly offer: string } | undefined> => {
  const [row] = await tx<{ id: string; offer: string }[]>`
    select id, offer from conversions where reward_id = ${rewardId} and status = 'pending'`
  return row
}

/** Whose conversions are read, and where. */
interface Of {
  readonly personId: number
  readonly activity: number
}

/** The number of a person's conversions that did not fail, by offer. */
export const conversionsByOffer = async (
  db: ISql,
  { personId, activity }: Of,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ offer: string; conversions: number }[]>`
    select offer, count(*)::int as conversions from conversions
    where person_id = ${personId} and activity = ${activity} and status <> 'failed' group by offer`
  return new Map(rows.map(({ offer, conversions }) => [offer, conversions]))
}

/** Id of a person's last conversion of an offer that did not fail; undefined if there is none. */
export const lastConversionOf = async (
  db: ISql,
  { personId, activity }: Of,
  offer: string,
): Promise<string | undefined> => {
  const [last] = await db<{ id: string }[]>`
    select id from conversions
    where person_id = ${personId} and activity = ${activity} and offer = ${offer} and status <> 'failed'
    order by at desc limit 1`
  return last?.id
}

/**
 * Replaces the references of conversions, which their persons could have quoted, by random ones. Repetition is safe.
 *
 * @param persons a subquery of the persons' ids
 */
export const removeReferences = async (db: ISql, persons: PendingQuery<Row[]>): Promise<void> => {
  await changeInBatches(db, 'conversions', {
    set: db`reference = 'gone-' || gen_random_uuid()`,
    due: db`person_id in ${persons} and reference not like 'gone-%'`,
  })
}
