import type { ISql } from 'postgres'
import type { LoggedOut } from '../../connectors/openid/port.ts'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { audit } from '../../engine/audit.ts'
import { Refused } from '../../refused.ts'
import { subjectHashOf } from './members.ts'
import { providerOf } from './provider.ts'

/** Ends the sessions that belong to a subject or a session at the provider. @returns the members of staff that they belonged to */
const endNamed = async (
  tx: ISql,
  secrets: Context['secrets'],
  { subject, session }: LoggedOut,
): Promise<readonly string[]> => {
  const ofSubject =
    subject === undefined
      ? tx`true`
      : tx`member_id = (select id from staff_members where subject_hash = ${subjectHashOf(secrets, subject)})`
  const ofSession =
    session === undefined
      ? tx`true`
      : tx`provider_session_hash = ${keyedHash(secrets.identifierKey, 'staff provider session', session)}`
  const ended = await tx<{ member_id: string }[]>`
    delete from staff_sessions where ${ofSubject} and ${ofSession} returning member_id`
  return [...new Set(ended.map(({ member_id }) => member_id))]
}

/**
 * Back-channel logout: the provider says that a member of staff, or one session, has logged out there. It ends the
 * sessions, uses up the token and records both in one transaction.
 *
 * @throws Refused `not_found`; `invalid_request` for a token that is not valid or was used; SystemAway
 */
export const logOutByProvider = async (context: Context, token: string): Promise<void> => {
  const { db, secrets, clocks } = context
  const provider = providerOf(context)
  if (!provider) throw new Refused('not_found', 'no provider of staff is configured')
  const claims = await provider.readLogoutToken(token)
  if (!claims) throw new Refused('invalid_request', 'the logout token is not valid')
  await db.begin(async (tx) => {
    const used = await tx`
      insert into staff_logout_tokens (hash, expires_at)
      values (${keyedHash(secrets.identifierKey, 'staff logout token', claims.id)}, ${new Date(claims.acceptableUntil)})
      on conflict do nothing returning 1`
    if (used.length === 0) throw new Refused('invalid_request', 'the logout token was used before')
    for (const id of await endNamed(tx, secrets, claims))
      await audit(tx, {
        ...{ actor: 'system', subject: 'staff_members', subjectId: id },
        ...{ event: 'provider_logout', wall: clocks.wall() },
      })
  })
}
