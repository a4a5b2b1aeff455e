import type { Conversion } from '@foyer/api/conversion'
import { conversionStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import type { Actor } from '../audit.ts'
import { reverse } from '../ledger.ts'
import { lockPoints } from '../points.ts'
import { giveBack } from '../stock.ts'
import { transition } from '../transition.ts'

/** Who settles, and when: `at` by the business clock, `wall` for the audit trail. */
interface Circumstances {
  readonly actor: Actor
  readonly at: number
  readonly wall: number
}

/** Ends a pending conversion successfully. */
export const succeed = async (tx: ISql, id: string, { actor, at, wall }: Circumstances): Promise<void> => {
  const moved = await transition(tx, conversionStates, { table: 'conversions', id }, 'succeed', { actor, wall })
  if (moved) await tx`update conversions set settled_at = ${new Date(at)} where id = ${id}`
}

interface Row {
  activity: number
  person_id: number
  offer: string
  reward_id: string | null
  spend_id: string | null
  transfer_id: string
}

/**
 * Ends a pending conversion as failed and reverses all its transfers, so that the person has the points again. If the
 * partner refused, the stock is returned. If the pool was empty, it is not, since there was no code.
 */
export const fail = async (
  tx: ISql,
  id: string,
  failure: NonNullable<Conversion['failure']>,
  { actor, at, wall }: Circumstances,
): Promise<void> => {
  const detail = { failure }
  const moved = await transition(tx, conversionStates, { table: 'conversions', id }, 'fail', { actor, wall, detail })
  if (!moved) return
  const [row] = await tx<[Row]>`
    update conversions set failure = ${failure}, settled_at = ${new Date(at)} from conversion_holds as hold
    where conversions.id = ${id} and hold.id = conversions.hold_id
    returning conversions.activity, conversions.person_id, conversions.offer, reward_id, spend_id, hold.transfer_id`
  await lockPoints(tx, row.person_id)
  if (row.spend_id) await reverse(tx, row.spend_id, 'restore', at)
  await reverse(tx, row.transfer_id, 'restore', at)
  if (failure === 'partner_refused') await giveBack(tx, row.activity, row.offer)
}
