import type { Conversion, ConversionReply, ConversionStatus } from '@foyer/api/conversion'
import type { ISql } from 'postgres'
import type { Offer } from '../../activity-rules/points-exchange/offers.ts'
import { pointsOf } from '../../activity-rules/points-exchange/points.ts'
import { rewardRows } from '../../engine/relations.ts'

interface Row {
  id: string
  status: ConversionStatus
  facts: Offer
  cost: number
  reference: string
  at: Date
  settled_at: Date | null
  failure: Conversion['failure']
  reward_id: string | null
  valid_until: Date | null
}

/** A person's conversion in the form they see; undefined if it does not exist or belongs to another person. */
export const conversionReplyOf = async (
  db: ISql,
  personId: number,
  id: string,
  at: number,
): Promise<ConversionReply | undefined> => {
  const [row] = await db<Row[]>`
    select conversions.id, conversions.status, hold.facts, conversions.cost, conversions.reference, conversions.at,
      settled_at, failure, reward_id, reward.valid_until
    from conversions
    join conversion_holds as hold on hold.id = hold_id
    left join ${rewardRows(db)} reward on reward.id = reward_id
    where conversions.id = ${id} and conversions.person_id = ${personId}`
  if (!row) return undefined
  const { status, facts, cost, reference, failure } = row
  const hasFailed = status === 'failed'
  return {
    asOf: at,
    balance: await pointsOf(db, personId),
    conversion: {
      id: row.id,
      status,
      offer: { ...facts, usage: [...facts.usage] },
      cost,
      reference,
      at: row.at.getTime(),
      settledAt: row.settled_at?.getTime() ?? null,
      failure,
      restored: hasFailed ? cost : 0,
      reward: hasFailed ? null : row.reward_id,
      validUntil: hasFailed ? null : (row.valid_until?.getTime() ?? null),
    },
  }
}
