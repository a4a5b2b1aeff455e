import type { ConversionReply } from '@foyer/api/conversion'
import type { ISql } from 'postgres'
import { conversionOf } from '../../engine/conversions/conversions.ts'
import { pointsOf } from '../../engine/points.ts'

/** A person's conversion in the form they see; undefined if it does not exist or belongs to another person. */
export const conversionReplyOf = async (
  db: ISql,
  personId: number,
  id: string,
  at: number,
): Promise<ConversionReply | undefined> => {
  const stored = await conversionOf(db, personId, id)
  if (!stored) return undefined
  const { status, facts, cost, reference, failure } = stored
  const hasFailed = status === 'failed'
  return {
    asOf: at,
    balance: await pointsOf(db, personId),
    conversion: {
      id: stored.id,
      status,
      offer: { ...facts, usage: [...facts.usage] },
      cost,
      reference,
      at: stored.at.getTime(),
      settledAt: stored.settledAt?.getTime() ?? null,
      failure,
      restored: hasFailed ? cost : 0,
      reward: hasFailed ? null : stored.rewardId,
      validUntil: hasFailed ? null : (stored.validUntil?.getTime() ?? null),
    },
  }
}
