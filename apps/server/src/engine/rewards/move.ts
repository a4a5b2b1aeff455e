import type { ActName } from '@foyer/api/staff/act-names'
import type { cashStates, EventOf, StateOf, voucherStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import { type Circumstances, type Machine, transition } from '../transition.ts'
import { addIssuedNotice } from './issued-notice.ts'

/** The events after which a reward can be used or claimed for the first time. */
const readying: ReadonlySet<string> = new Set<EventOf<typeof voucherStates> | EventOf<typeof cashStates>>([
  'issue',
  'mature',
])

/**
 * Applies an event to a reward, from any state in which the event is valid, and writes an audit entry in the same
 * transaction; its person is notified when it can be used or claimed. Cash whose ledger entries change too is changed by the functions of `cash.ts`.
 *
 * @param machine the states of the reward's type, such as `giftStates`
 * @returns the new state; undefined if the event is not valid in the reward's state, and nothing was changed
 */
export const moveReward = async <M extends Machine>(
  db: ISql,
  machine: M,
  id: string,
  event: EventOf<M> & ActName,
  by: Circumstances,
): Promise<StateOf<M> | undefined> => {
  const moved = await transition(db, machine, { table: 'rewards', id }, event, by)
  if (moved !== undefined && readying.has(event)) await addIssuedNotice(db, id, by.wall)
  return moved
}
