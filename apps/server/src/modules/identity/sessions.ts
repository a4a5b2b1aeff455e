import type { ISql } from 'postgres'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson, personIdOf } from './persons.ts'
import { endRegistration } from './registrations.ts'

/**
 * Locks the person who signed a call with every session of theirs, sessions first, as handing one over locks them.
 *
 * @throws Refused `session_revoked` where nothing is kept of them any more
 */
export const lockPersonAndSessions = async (tx: ISql, caller: Caller): Promise<number> => {
  const found = await personIdOf(tx, caller)
  await tx`select from registrations where person_id = ${found} order by id for update`
  await tx`
    select from handoff_codes join registrations on registrations.id = registration_id where person_id = ${found}
    for update of handoff_codes`
  return lockPerson(tx, caller)
}

/**
 * Forgets what could become a session or a login of a person: proofs that were not used yet, and codes that hand a session on.
 *
 * @param but the proofs of this session stay; what would hand it on goes as well
 */
export const forgetBeginnings = async (tx: ISql, personId: number, but?: string): Promise<void> => {
  const others = but === undefined ? tx`` : tx`and session_id <> ${but}`
  // somebody who is turning a ticket into a registration holds it, and finds the person gone or of another number
  await tx`
    delete from tickets
    where hash in (select hash from tickets where person_id = ${personId} ${others} for update skip locked)`
  await tx`delete from login_tickets where person_id = ${personId} ${others}`
  await tx`
    delete from handoff_codes where registration_id in (select id from registrations where person_id = ${personId})`
}

/** Ends every session of a person, logins included, and whatever could become one. */
export const endSessions = async (tx: ISql, personId: number, wall: number): Promise<void> => {
  await forgetBeginnings(tx, personId)
  for (const { id } of await tx<{ id: string }[]>`
    select id from registrations where person_id = ${personId} and revoked_at is null`)
    await endRegistration(tx, id, wall)
}
