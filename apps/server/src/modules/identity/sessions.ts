import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson, personIdOf } from './persons.ts'
import { endRegistration } from './registrations.ts'

/** Locks a person's sessions and the codes that hand them over, before the person is locked. */
export const lockSessionsOf = async (tx: ISql, personId: number): Promise<void> => {
  await tx`select from registrations where person_id = ${personId} order by id for update`
  await tx`
    select from handoff_codes join registrations on registrations.id = registration_id where person_id = ${personId}
    for update of handoff_codes`
}

/**
 * Locks a caller's sessions and then the person, in the same order in which a handoff locks them.
 *
 * @throws Refused `session_revoked` if the person was erased
 */
export const lockPersonAndSessions = async (tx: ISql, caller: Caller): Promise<number> => {
  const found = await personIdOf(tx, caller)
  await lockSessionsOf(tx, found)
  return lockPerson(tx, caller)
}

/** Deletes the tickets and handoff codes of a person. @param but tickets of this session remain */
const removeOwnBeginnings = async (tx: ISql, personId: number, but?: string): Promise<void> => {
  const others = but === undefined ? tx`` : tx`and session_id <> ${but}`
  // a ticket that is locked is being turned into a registration; that call then finds the person erased or with another
  // number
  await tx`
    delete from tickets
    where hash in (select hash from tickets where person_id = ${personId} ${others} for update skip locked)`
  await tx`
    delete from handoff_codes where registration_id in (select id from registrations where person_id = ${personId})`
}

/**
 * Deletes everything that could become a session or login of a person, in every module: unused tickets, and codes that
 * hand over a session.
 *
 * @param but tickets of this session remain; its handoff codes are deleted too
 */
export const removeBeginnings = async (
  tx: ISql,
  { modules }: Pick<Context, 'modules'>,
  personId: number,
  but?: string,
): Promise<void> => {
  await removeOwnBeginnings(tx, personId, but)
  for (const module of modules) await module.removeBeginnings?.(tx, personId, but)
}

const endRegistrations = async (tx: ISql, personId: number, wall: number): Promise<void> => {
  for (const { id } of await tx<{ id: string }[]>`
    select id from registrations where person_id = ${personId} and revoked_at is null`)
    await endRegistration(tx, id, wall)
}

/**
 * Ends every session of a person, logins included, and deletes the tickets and handoff codes that could become one. An
 * erasure calls it; there, other modules delete their rows themselves.
 */
export const endOwnSessions = async (tx: ISql, personId: number, wall: number): Promise<void> => {
  await removeOwnBeginnings(tx, personId)
  await endRegistrations(tx, personId, wall)
}

/** Ends every session of a person, logins included, and deletes everything that could become one, in every module. */
export const endSessions = async (
  tx: ISql,
  context: Pick<Context, 'modules'>,
  personId: number,
  wall: number,
): Promise<void> => {
  await removeBeginnings(tx, context, personId)
  await endRegistrations(tx, personId, wall)
}
