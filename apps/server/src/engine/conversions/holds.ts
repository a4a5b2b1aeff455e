import { randomUUID } from 'node:crypto'
import type { holdStates, StateOf } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'
import { transfer } from '../ledger.ts'
import { putAside } from '../points.ts'
import { takeOne } from '../stock.ts'
import type { Offer } from './offer.ts'

interface Facts {
  readonly id: string
  readonly activity: number
  readonly personId: number
  /** code of the offer */
  readonly offer: string
  /** the offer as it was when it was reserved */
  readonly facts: Offer
  /** whole points */
  readonly cost: number
  readonly status: StateOf<typeof holdStates>
  /** the transfer that reserved the points */
  readonly transferId: string
  /** id of the conversion that the hold became */
  readonly conversion: string | null
}

/** A hold as stored. Times are of the business clock. */
export interface Hold extends Facts {
  readonly heldAt: number
  readonly expiresAt: number
}

interface Row extends Facts {
  readonly heldAt: Date
  readonly expiresAt: Date
}

const fromRow = ({ heldAt, expiresAt, ...row }: Row): Hold => ({
  ...row,
  heldAt: heldAt.getTime(),
  expiresAt: expiresAt.getTime(),
})

const columns = (db: ISql) => db`
  hold.id, hold.activity, hold.person_id as "personId", hold.offer, hold.facts, hold.cost, hold.status,
  hold.transfer_id as "transferId", hold.held_at as "heldAt", hold.expires_at as "expiresAt",
  (select id from conversions where hold_id = hold.id) as conversion`

/** A person's hold; undefined if it does not exist or belongs to another person. */
export const holdOf = async (db: ISql, personId: number, id: string): Promise<Hold | undefined> => {
  const [row] = await db<Row[]>`
    select ${columns(db)} from conversion_holds as hold where id = ${id} and person_id = ${personId}`
  return row && fromRow(row)
}

/** A person's holds that have not ended, due ones included, in the order in which they are ended. */
export const liveHoldsOf = async (db: ISql, personId: number): Promise<Hold[]> => {
  const rows = await db<Row[]>`
    select ${columns(db)} from conversion_holds as hold where person_id = ${personId} and status = 'held'
    order by offer`
  return rows.map(fromRow)
}

/** Persons with a hold that is due at a moment of the business clock. */
export const personsWithDueHolds = async (db: ISql, at: number): Promise<number[]> => {
  const rows = await db<{ person_id: number }[]>`
    select distinct person_id from conversion_holds where status = 'held' and expires_at <= ${new Date(at)}`
  return rows.map(({ person_id }) => person_id)
}

/** What a person reserves. Times are of the business clock. */
interface Reserving {
  readonly activity: number
  readonly personId: number
  /** version of the terms that the person agreed to for this hold */
  readonly termsVersion: number
  readonly at: number
  readonly expiresAt: number
}

/**
 * Reserves the points first and one of the stock last, because every hold of the offer waits for the stock row.
 *
 * @returns the hold's id
 * @throws Refused `points_short`, `activity_sold_out`
 */
export const reserve = async (
  tx: ISql,
  offer: Offer,
  { activity, personId, termsVersion, at, expiresAt }: Reserving,
): Promise<string> => {
  const id = randomUUID()
  const postings = putAside(personId, offer.cost)
  const transferId = await transfer(tx, { kind: 'hold', subject: 'conversion_holds', subjectId: id, at, postings })
  const row = {
    id,
    activity,
    person_id: personId,
    offer: offer.code,
    facts: tx.json(JSON.parse(JSON.stringify(offer))),
    cost: offer.cost,
    terms_version: termsVersion,
    transfer_id: transferId,
    held_at: new Date(at),
    expires_at: new Date(expiresAt),
  }
  await tx`insert into conversion_holds ${tx(row)}`
  if (!(await takeOne(tx, activity, offer.code))) throw new Refused('activity_sold_out', 'no stock is left')
  return id
}

/** Makes all live holds of a person due at a moment of the business clock, in the sandbox. */
export const makeHoldsDue = async (db: ISql, personId: number, at: number): Promise<void> => {
  await db`
    update conversion_holds set expires_at = ${new Date(at)} where person_id = ${personId} and status = 'held'`
}
