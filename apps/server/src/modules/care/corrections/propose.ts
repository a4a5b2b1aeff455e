import { type Correction, type CorrectionKind, correctionOf } from '@foyer/api/staff/corrections'
import type { ISql } from 'postgres'
import type { Context } from '../../../context.ts'
import { audit, type StaffActor } from '../../../engine/audit.ts'
import { ledgerAccountRows, ledgerPostingRows, ledgerTransferRows } from '../../../engine/relations.ts'
import { isCorrectable, lockReward } from '../../../engine/rewards/correct.ts'
import { Refused } from '../../../refused.ts'
import { personIdUnder } from '../person.ts'
import { type CorrectionRow, correctionColumns, shownCorrections } from './rows.ts'

/** Whether a transfer gave a person points and was not reversed. */
export const isEarned = async (db: ISql, transfer: string, personId: number): Promise<boolean> => {
  const [found] = await db`
    select from ${ledgerTransferRows(db)} earn
      join ${ledgerPostingRows(db)} posting on transfer_id = earn.id
      join ${ledgerAccountRows(db)} account on account.id = posting.account_id
    where earn.id = ${transfer} and earn.kind = 'earn' and unit = 'points' and account.kind = 'person'
      and person_id = ${personId}
      and not exists (select from ${ledgerTransferRows(db)} undoing where undoing.reverses = earn.id)`
  return found !== undefined
}

interface Proposal {
  readonly id: string
  readonly kind: CorrectionKind
  readonly target: string
  readonly reason: string
}

/** @throws Refused `not_found`, `reward_not_open` */
const requirePossible = async (
  context: Context,
  tx: ISql,
  personId: number,
  { kind, target }: Proposal,
): Promise<void> => {
  if (kind === 'reversePoints') {
    if (!(await isEarned(tx, target, personId))) throw new Refused('not_found', 'the person has no such points')
    return
  }
  const reward = await lockReward(context, tx, target)
  if (reward?.personId !== personId) throw new Refused('not_found', 'the person has no such reward')
  if (!isCorrectable(reward) || correctionOf(reward) !== kind)
    throw new Refused('reward_not_open', `a reward that is ${reward.status} cannot be corrected so`)
}

/**
 * Proposes a correction. While one of the target is open, it is returned and nothing changes: a second press proposes
 * nothing.
 *
 * @throws Refused `not_found`, `reward_not_open`
 */
export const propose = (context: Context, proposal: Proposal, actor: StaffActor): Promise<Correction> =>
  context.db.begin(async (tx) => {
    const wall = context.clocks.wall()
    const personId = await personIdUnder(tx, proposal.id)
    await requirePossible(context, tx, personId, proposal)
    const { kind, target, reason } = proposal
    const [made] = await tx<CorrectionRow[]>`
      insert into reward_corrections (person_id, kind, target, reason, proposed_by, proposed_at)
      values (${personId}, ${kind}, ${target}, ${reason}, ${actor.id}, ${new Date(wall)})
      on conflict (target) where status = 'proposed' do nothing
      returning ${correctionColumns(tx)}`
    if (made) {
      const entry = { actor, wall, reason, detail: { kind, target, person: personId } }
      await audit(tx, { ...entry, subject: 'reward_corrections', subjectId: made.id, event: 'propose' })
    }
    const [open] = made
      ? [made]
      : await tx<CorrectionRow[]>`
          select ${correctionColumns(tx)} from reward_corrections where target = ${target} and status = 'proposed'`
    if (!open) throw new Refused('reward_not_open', 'the correction was decided at the same time')
    const [shown] = await shownCorrections(tx, context, [open])
    return shown as Correction
  })
