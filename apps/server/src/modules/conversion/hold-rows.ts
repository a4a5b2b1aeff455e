import type { Hold, HoldReply } from '@foyer/api/conversion'
import type { holdStates, StateOf } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import type { Offer } from '../../activity-rules/points-exchange/offers.ts'
import { pointsOf } from '../../activity-rules/points-exchange/points.ts'

interface Row {
  id: string
  person_id: number
  offer: string
  facts: Offer
  cost: number
  status: StateOf<typeof holdStates>
  transfer_id: string
  held_at: Date
  expires_at: Date
  conversion: string | null
}

/** A hold as stored. Times are of the business clock. */
export interface HoldRow extends Omit<Row, 'held_at' | 'expires_at'> {
  readonly heldAt: number
  readonly expiresAt: number
}

const fromRow = ({ held_at, expires_at, ...row }: Row): HoldRow => ({
  ...row,
  heldAt: held_at.getTime(),
  expiresAt: expires_at.getTime(),
})

const columns = (db: ISql) => db`
  hold.id, hold.person_id, hold.offer, hold.facts, hold.cost, hold.status, hold.transfer_id, hold.held_at,
  hold.expires_at, (select id from conversions where hold_id = hold.id) as conversion`

/** A person's hold; undefined if it does not exist or belongs to another person. */
export const holdOf = async (db: ISql, personId: number, id: string): Promise<HoldRow | undefined> => {
  const [row] = await db<Row[]>`
    select ${columns(db)} from conversion_holds as hold where id = ${id} and person_id = ${personId}`
  return row && fromRow(row)
}

/** A person's holds that have not ended, due ones included, in the order in which they are ended. */
export const liveHoldsOf = async (db: ISql, personId: number): Promise<HoldRow[]> => {
  const rows = await db<Row[]>`
    select ${columns(db)} from conversion_holds as hold where person_id = ${personId} and status = 'held'
    order by offer`
  return rows.map(fromRow)
}

const shown = ({ id, status, facts, cost, heldAt, expiresAt, conversion }: HoldRow): Hold => ({
  id,
  status,
  offer: { ...facts, usage: [...facts.usage] },
  cost,
  heldAt,
  expiresAt,
  conversion,
})

/** A hold in the form its owner sees, with their balance. */
export const holdReplyOf = async (db: ISql, hold: HoldRow, at: number): Promise<HoldReply> => ({
  asOf: at,
  balance: await pointsOf(db, hold.person_id),
  hold: shown(hold),
})
