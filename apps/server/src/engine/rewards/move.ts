import type { ActName } from '@foyer/api/staff/act-names'
import type { EventOf, StateOf } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import { type Circumstances, type Machine, transition } from '../transition.ts'

/**
 * Applies an event to a reward, from any state in which the event is valid, and writes an audit entry in the same
 * transaction. Cash whose ledger entries change too is changed by the functions of `cash.ts`.
 *
 * @param machine the states of the reward's type, such as `giftStates`
 * @returns the new state; undefined if the event is not valid in the reward's state, and nothing was changed
 */
export const moveReward = <M extends Machine>(
  db: ISql,
  machine: M,
  id: string,
  event: EventOf<M> & ActName,
  by: Circumstances,
): Promise<StateOf<M> | undefined> => transition(db, machine, { table: 'rewards', id }, event, by)
