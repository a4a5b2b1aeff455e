import type { HoldReply, Hold as Shown } from '@foyer/api/conversion'
import type { ISql } from 'postgres'
import type { Hold } from '../../engine/conversions/holds.ts'
import { pointsOf } from '../../engine/points.ts'

const shown = ({ id, status, facts, cost, heldAt, expiresAt, conversion }: Hold): Shown => ({
  id,
  status,
  offer: { ...facts, usage: [...facts.usage] },
  cost,
  heldAt,
  expiresAt,
  conversion,
})

/** A hold in the form its owner sees, with their balance. */
export const holdReplyOf = async (db: ISql, hold: Hold, at: number): Promise<HoldReply> => ({
  asOf: at,
  balance: await pointsOf(db, hold.personId),
  hold: shown(hold),
})
