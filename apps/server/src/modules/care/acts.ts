import type { PersonPage } from '@foyer/api/staff/care'
import type { TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit, type StaffActor, type Values } from '../../engine/audit.ts'
import { accountsWithNumberOf } from '../accounts/public.ts'
import { endLoginsTo, endSessions, lockPersonById, lockSessionsOf, setSuspended } from '../identity/public.ts'
import { pageOf, personIdUnder } from './person.ts'

/** An act of a member of staff on a person. */
export interface CareAct {
  readonly id: string
  readonly reason: string
  readonly actor: StaffActor
}

type Change = { readonly before: Values; readonly after: Values } | undefined

/**
 * Runs an act in one transaction that has locked the sessions and then the person, in the order of a handoff, and writes
 * its entry.
 *
 * @param run returns the values that changed
 * @throws Refused `not_found`
 */
const actOn =
  (
    event: 'suspend' | 'restore' | 'end_sessions',
    run: (tx: TransactionSql, context: Context, personId: number) => Promise<Change>,
  ) =>
  (context: Context, { id, reason, actor }: CareAct): Promise<PersonPage> =>
    context.db.begin(async (tx) => {
      const personId = await personIdUnder(tx, id)
      await lockSessionsOf(tx, personId)
      await lockPersonById(tx, personId)
      const change = await run(tx, context, personId)
      await audit(tx, {
        actor,
        subject: 'persons',
        subjectId: String(personId),
        event,
        wall: context.clocks.wall(),
        reason,
        ...(change && { change }),
      })
      return pageOf(tx, context, personId)
    })

/** Ends every session of the person, and every login of anybody to the accounts under their number. */
const endAll = async (tx: TransactionSql, context: Context, personId: number): Promise<void> => {
  await endSessions(tx, context, personId, context.clocks.wall())
  await endLoginsTo(tx, await accountsWithNumberOf(tx, personId))
}

const isSuspended = (suspended: boolean): Values => ({ suspended })

/** Suspends a person. It is in effect on every server with the commit; open streams close within seconds. */
export const suspendPerson = actOn('suspend', async (tx, context, personId) => {
  const before = await setSuspended(tx, personId, context.clocks.wall())
  await endAll(tx, context, personId)
  return { before: isSuspended(before !== null), after: isSuspended(true) }
})

/** Lets a suspended person sign in again. Ended sessions stay ended. */
export const restorePerson = actOn('restore', async (tx, _context, personId) => {
  const before = await setSuspended(tx, personId, null)
  return { before: isSuspended(before !== null), after: isSuspended(false) }
})

export const endSessionsOf = actOn('end_sessions', async (tx, context, personId) => {
  await endAll(tx, context, personId)
  return undefined
})
