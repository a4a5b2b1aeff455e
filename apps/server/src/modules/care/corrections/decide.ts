import type { RewardStatus } from '@foyer/api/rewards'
import type { Correction } from '@foyer/api/staff/corrections'
import { correctionStates } from '@foyer/protocol/machines/corrections'
import type { ISql } from 'postgres'
import type { Context } from '../../../context.ts'
import type { StaffActor } from '../../../engine/audit.ts'
import { reverse } from '../../../engine/ledger.ts'
import { lockPoints } from '../../../engine/points.ts'
import { grantAgain, isCorrectable, lockReward, revokeWrong } from '../../../engine/rewards/correct.ts'
import { transition } from '../../../engine/transition.ts'
import { Refused } from '../../../refused.ts'
import { isEarned } from './propose.ts'
import { type CorrectionRow, correctionColumns, shownCorrections } from './rows.ts'

interface Decision {
  readonly correction: string
  readonly decision: 'approve' | 'refuse' | 'withdraw'
  /** the status of the reward that the member of staff looked at; null for points */
  readonly seen: RewardStatus | null
  readonly reason: string
}

/**
 * Carries out an approved correction. @throws Refused `reward_not_open` if the reward has another status than the one that
 * was looked at, `points_short` if the person has spent the points
 */
const apply = async (
  context: Context,
  tx: ISql,
  { kind, target, personId }: CorrectionRow,
  seen: RewardStatus | null,
  by: { readonly actor: StaffActor; readonly wall: number; readonly reason: string },
): Promise<void> => {
  if (kind === 'reversePoints') {
    await lockPoints(tx, personId)
    if (!(await isEarned(tx, target, personId)) || !(await reverse(tx, target, 'correct', context.clocks.business())))
      throw new Refused('reward_not_open', 'the points were reversed before')
    return
  }
  const reward = await lockReward(context, tx, target)
  if (reward?.status !== seen || !isCorrectable(reward))
    throw new Refused('reward_not_open', `the reward is ${reward?.status}, and was looked at as ${seen}`)
  if (kind === 'revoke') await revokeWrong(context, tx, reward, by)
  else await grantAgain(context, tx, reward, by)
}

/** @throws Refused `role_missing` for an approval by the proposer, and for a withdrawal by somebody else */
const requireOther = ({ proposedBy }: CorrectionRow, decision: Decision['decision'], actor: StaffActor): void => {
  if ((proposedBy === actor.id) !== (decision === 'withdraw'))
    throw new Refused('role_missing', 'another member of staff decides what one has proposed')
}

const results = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const

/**
 * Decides a correction, once. The same member of staff is refused whatever session they use. Of two decisions at the same
 * time the first wins, and a repetition of the same decision by the same member returns it.
 *
 * @throws Refused `not_found`, `role_missing`, `reward_not_open`, `points_short`
 */
export const decide = (
  context: Context,
  { correction: id, decision, seen, reason }: Decision,
  actor: StaffActor,
): Promise<Correction> =>
  context.db.begin(async (tx) => {
    const wall = context.clocks.wall()
    const [found] = await tx<CorrectionRow[]>`
      select ${correctionColumns(tx)} from reward_corrections where id = ${id} for update`
    if (!found) throw new Refused('not_found', 'there is no such correction')
    requireOther(found, decision, actor)
    if (found.state !== 'proposed') {
      const isSame = found.state === results[decision] && found.decidedBy === actor.id
      if (!isSame) throw new Refused('reward_not_open', `the correction is ${found.state}`)
      return (await shownCorrections(tx, context, [found]))[0] as Correction
    }
    const by = { actor, wall, reason }
    if (decision === 'approve') await apply(context, tx, found, seen, by)
    await tx`
      update reward_corrections set decided_by = ${actor.id}, decided_at = ${new Date(wall)}, decision = ${reason}
      where id = ${id}`
    await transition(tx, correctionStates, { table: 'reward_corrections', id }, decision, by)
    const [decided] = await tx<CorrectionRow[]>`
      select ${correctionColumns(tx)} from reward_corrections where id = ${id}`
    return (await shownCorrections(tx, context, decided ? [decided] : []))[0] as Correction
  })
