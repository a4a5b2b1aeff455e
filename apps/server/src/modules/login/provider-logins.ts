import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { endLogins } from '../identity/public.ts'
import type { ProviderSubject } from './tickets.ts'

interface ProviderLogin extends ProviderSubject {
  /** of the login token */
  readonly jti: string
  readonly personId: number
  /** milliseconds since 1970 */
  readonly expiresAt: number
}

/** Stores who at the provider a login belongs to, so that a logout there ends it. */
export const keepProviderLogin = async (db: ISql, login: ProviderLogin): Promise<void> => {
  const { jti, personId, subjectHash, providerSessionHash, expiresAt } = login
  await db`
    insert into provider_logins (jti, person_id, subject_hash, provider_session_hash, expires_at)
    values (${jti}, ${personId}, ${subjectHash}, ${providerSessionHash}, ${new Date(expiresAt)})`
}

/** Whom a logout concerns, as the provider names them: with a session, only that one. */
interface Named {
  readonly subject: string | undefined
  readonly session: string | undefined
}

/**
 * Ends the logins of a subject or session at the provider, also those that are in progress.
 *
 * @returns the persons whose logins ended
 */
export const endProviderLogins = async (
  tx: ISql,
  { identifierKey }: Context['secrets'],
  { subject, session }: Named,
): Promise<readonly number[]> => {
  const ofSubject =
    subject === undefined ? tx`true` : tx`subject_hash = ${keyedHash(identifierKey, 'provider subject', subject)}`
  const ofSession =
    session === undefined
      ? tx`true`
      : tx`provider_session_hash = ${keyedHash(identifierKey, 'provider session', session)}`
  await tx`delete from provider_proofs where ${ofSubject} and ${ofSession}`
  await tx`delete from login_tickets where ${ofSubject} and ${ofSession}`
  const ended = await tx<{ jti: string; personId: number }[]>`
    delete from provider_logins where ${ofSubject} and ${ofSession} returning jti, person_id as "personId"`
  await endLogins(
    tx,
    ended.map(({ jti }) => jti),
  )
  return [...new Set(ended.map(({ personId }) => personId))]
}
