import type { CorrectionState } from '@foyer/protocol/machines/corrections'
import { z } from 'zod'
import type { Reward } from '../rewards.ts'
import { rewardStatus, rewardType } from '../rewards.ts'
import { texts } from '../texts.ts'
import { carePerson, personCode } from './care.ts'
import { reason } from './written.ts'

/**
 * A reward that was granted or revoked wrongly, or points that were given wrongly, is corrected by a reversal, which one
 * member of staff proposes and another one approves. Times are milliseconds since 1970.
 */
const at = z.number().int()

/** `revoke`: of a reward granted wrongly. `grantAgain`: of one revoked wrongly. `reversePoints`: of points given wrongly. */
export const correctionKind = z.enum(['revoke', 'grantAgain', 'reversePoints'])
export type CorrectionKind = z.infer<typeof correctionKind>

/** The statuses of each type in which a reward can be revoked. */
const revocable: Readonly<Record<Reward['type'], readonly Reward['status'][]>> = {
  exchange_voucher: ['available'],
  cash_return: ['pending', 'claimable', 'crediting', 'credited'],
  physical_gift: ['claimable', 'preparing', 'returned'],
}

/** The correction that a reward allows by its type and status; undefined if it allows none. */
export const correctionOf = ({ type, status }: Pick<Reward, 'type' | 'status'>): CorrectionKind | undefined => {
  if (status === 'revoked') return 'grantAgain'
  return revocable[type].includes(status) ? 'revoke' : undefined
}

const states = ['proposed', 'approved', 'refused', 'withdrawn'] as const satisfies readonly CorrectionState[]
const staffName = z.object({ id: z.string(), name: z.string() })

export const correction = z.object({
  id: z.uuid(),
  kind: correctionKind,
  state: z.enum(states),
  /** null if the person was erased since */
  person: carePerson.nullable(),
  /** the reward that it is about; null for points */
  reward: z
    .object({
      id: z.uuid(),
      name: texts,
      type: rewardType,
      status: rewardStatus,
      reference: z.string(),
      activity: z.number().int(),
      /** cents, for cash */
      amount: z.number().int().nullable(),
    })
    .nullable(),
  /** for points */
  points: z.number().int().nullable(),
  reason: z.string(),
  proposedBy: staffName,
  proposedAt: at,
  decidedBy: staffName.nullable(),
  decidedAt: at.nullable(),
  /** why it was decided so */
  decision: z.string().nullable(),
})
export type Correction = z.infer<typeof correction>

export const proposeCorrectionRequest = z.strictObject({
  id: personCode,
  kind: correctionKind,
  /** the id of the reward, or of the transfer of points */
  target: z.uuid(),
  reason,
})

/** `seen` is the status of the reward that the member of staff looked at; null for points. */
export const decideCorrectionRequest = z.strictObject({
  correction: z.uuid(),
  decision: z.enum(['approve', 'refuse', 'withdraw']),
  seen: rewardStatus.nullable(),
  reason,
})

const cursor = z.string().regex(/^\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
export const correctionsRequest = z.strictObject({
  /** open ones, or decided ones */
  open: z.boolean(),
  before: cursor.optional(),
})
export const correctionsPage = z.object({
  /** newest first, at most 40 */
  corrections: z.array(correction),
  before: cursor.nullable(),
})
export type CorrectionsPage = z.infer<typeof correctionsPage>

/** Points that a person earned, the newest first, at most 100. */
export const earnedPoints = z.object({
  available: z.number().int(),
  held: z.number().int(),
  earned: z.array(
    z.object({
      transfer: z.uuid(),
      activity: z.number().int(),
      title: texts,
      points: z.number().int(),
      at,
      /** it was corrected */
      isReversed: z.boolean(),
    }),
  ),
})
export type EarnedPoints = z.infer<typeof earnedPoints>
