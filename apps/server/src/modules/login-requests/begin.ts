import { randomBytes, randomInt } from 'node:crypto'
import { type BeginLoginReply, loginRequestSeconds } from '@foyer/api/login-requests'
import { handoffCodePattern } from '@foyer/protocol/limits'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { handoffHash, type Origin, openSealed, personIdOf } from '../identity/public.ts'
import { requireOffered } from './offered.ts'
import { requestLife } from './rules.ts'

/** The stored form of the id in a QR code. */
export const requestHash = ({ secrets }: Pick<Context, 'secrets'>, request: string): Buffer =>
  keyedHash(secrets.identifierKey, 'login request', request)

/**
 * The stored form of the key that a desktop made. It becomes a handoff code when the phone confirms.
 *
 * @throws Refused `decryption_failed`
 */
export const keyHash = ({ secrets }: Pick<Context, 'secrets'>, caller: Caller, sealed: string): Buffer =>
  handoffHash(secrets.identifierKey, openSealed(caller, sealed))

/**
 * Begins a login by phone on the calling desktop. It replaces the earlier request of the session.
 *
 * @throws Refused `not_found`, `decryption_failed`, `invalid_request` for a key of another form
 */
export const beginRequest = async (
  context: Context,
  caller: Caller,
  origin: Pick<Origin, 'system' | 'browser' | 'country'>,
  sealedKey: string,
): Promise<BeginLoginReply> => {
  requireOffered(context)
  const { db, secrets, clocks } = context
  const key = openSealed(caller, sealedKey)
  if (!handoffCodePattern.test(key)) throw new Refused('invalid_request', 'the key is not 32 bytes in base64url')
  const now = clocks.wall()
  const request = randomBytes(16).toString('base64url')
  const number = randomInt(10, 100)
  const { system, browser, country } = origin
  const desktopPersonId = caller.level === 'tourist' ? null : await personIdOf(db, caller)
  await db`
    insert into login_requests (session_id, request_hash, key_hash, number, state, desktop_person_id, system, browser,
      country, begun_at, expires_at)
    values (${caller.sid}, ${requestHash(context, request)}, ${handoffHash(secrets.identifierKey, key)}, ${number},
      'open', ${desktopPersonId}, ${system}, ${browser}, ${country}, ${new Date(now)}, ${new Date(now + requestLife)})
    on conflict (session_id) do update set request_hash = excluded.request_hash, key_hash = excluded.key_hash,
      number = excluded.number, state = excluded.state, desktop_person_id = excluded.desktop_person_id,
      person_id = null, account_id = null, registration_id = null, system = excluded.system,
      browser = excluded.browser, country = excluded.country, begun_at = excluded.begun_at,
      expires_at = excluded.expires_at`
  return { request, number, secondsLeft: loginRequestSeconds }
}
