import type { CampaignLock, CampaignState } from '@foyer/api/staff/campaigns'
import type { Context } from '../../context.ts'
import type { StaffMember } from './caller.ts'
import { lockOf } from './detail.ts'
import { editable } from './permitted.ts'
import { note, onCampaign } from './rows.ts'

/** Milliseconds after which an editor that was not renewed is free. */
export const leaseMs = 60_000

interface Locked {
  readonly lock: CampaignLock | null
  readonly revision: number
  readonly state: CampaignState
}

/**
 * Acquires or renews the lease of the editor.
 *
 * @param from the member of staff from whom the caller knowingly takes it over
 * @throws Refused `not_found`
 */
export const lockCampaign = (
  context: Pick<Context, 'db' | 'clocks'>,
  { id, from }: { readonly id: string; readonly from?: string | undefined },
  member: StaffMember,
): Promise<Locked> =>
  onCampaign(context, id, async (tx, row): Promise<Locked> => {
    const wall = context.clocks.wall()
    const { revision, status: state } = row
    const held = await lockOf(tx, row, member, wall)
    const isOthers = held !== null && !held.mine
    const isFree = !isOthers || held.by.id === from
    if (!isFree || !(editable as readonly string[]).includes(state)) return { lock: held, revision, state }
    const lock = { lockHolder: member.id, lockUntil: wall + leaseMs }
    await tx`
      update campaigns set lock_holder = ${lock.lockHolder}, lock_until = ${new Date(lock.lockUntil)} where id = ${id}`
    if (isOthers)
      await note(tx, id, {
        actor: member.actor,
        event: 'take_over',
        wall,
        detail: { revision, from: String(held.by.id) },
      })
    return { lock: await lockOf(tx, lock, member, wall), revision, state }
  })

/** Gives up the caller's lease; the lease of another person stays. @throws Refused `not_found` */
export const unlockCampaign = (
  context: Pick<Context, 'db' | 'clocks'>,
  { id }: { readonly id: string },
  member: StaffMember,
): Promise<Record<string, never>> =>
  onCampaign(context, id, async (tx) => {
    await tx`
      update campaigns set lock_holder = null, lock_until = null where id = ${id} and lock_holder = ${member.id}`
    return {}
  })
