import type { ClientInfo, loginRequest } from '@foyer/protocol/login'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { type IssuedToken, issueToken } from '../../http/signing/token.ts'
import { Refused } from '../../refused.ts'
import { clientInfoOf, suspended } from '../accounts/public.ts'
import {
  checkConsent,
  endLoginsOfSession,
  keepConsent,
  keepLoginToken,
  type LoginChannel,
  lockRegistrationOf,
  type Origin,
  openSealed,
  proveRegistration,
  recordAuthentication,
} from '../identity/public.ts'
import { rememberDevice } from './devices.ts'
import { loginSecrets } from './login-secrets.ts'
import { notifyHolder } from './notify-holder.ts'
import { keepProviderLogin } from './provider-logins.ts'
import { loginLife } from './rules.ts'
import { consumeLoginTicket, type Proved } from './tickets.ts'

export interface Login {
  readonly token: IssuedToken
  readonly password: { sm3: string; dogskin: string }
  readonly clientInfo: ClientInfo
}

const consume = async (
  tx: ISql,
  context: Context,
  caller: Caller,
  claim: { ticket: string; fundUserCode: string },
): Promise<Proved> => {
  const { identifierKey } = context.secrets
  const proved = await consumeLoginTicket(tx, { identifierKey, caller, now: context.clocks.wall(), ...claim })
  if (!proved) throw new Refused('ticket_invalid', 'the ticket is used, has expired or belongs to another caller')
  if (context.connectors.loginProvider && !proved.subjectHash)
    throw new Refused(
      'ticket_invalid',
      'the firm’s provider proves accounts; a password serves a change of number only',
    )
  if (proved.status === 'suspended') throw suspended()
  return proved
}

/**
 * Turns a ticket into a login session of the device (architecture §3). The consents, the used ticket, the end of the
 * session's earlier logins and the new token are stored in one transaction. The token is bound to the caller's
 * registration and never outlives it.
 *
 * @throws Refused `decryption_failed`, `consent_missing`, `ticket_invalid`, `account_suspended`, `session_revoked`
 */
export const logIn = async (
  context: Context,
  caller: Caller,
  channel: LoginChannel,
  body: z.output<typeof loginRequest>,
  origin: Origin,
): Promise<Login> => {
  const { db, secrets, clocks } = context
  const { fundUserCode } = body
  const ticket = openSealed(caller, body.userToken)
  if (body.mobileUserCode !== caller.sub) throw new Refused('ticket_invalid', 'the ticket belongs to another person')
  checkConsent(body.consent)
  return db.begin(async (tx) => {
    const now = clocks.wall()
    const registration = await lockRegistrationOf(tx, caller.jti, now)
    if (!registration) throw new Refused('session_revoked', 'the registration has ended')
    const { accountId, personId, way, subjectHash, providerSessionHash } = await consume(tx, context, caller, {
      ticket,
      fundUserCode,
    })
    await keepConsent(tx, personId, body.consent, now)
    await endLoginsOfSession(tx, caller.sid)
    const expiresAt = Math.min(now + loginLife, registration.expiresAt)
    const holder = { sub: fundUserCode, sid: caller.sid }
    const token = await issueToken(context, { level: 'login', ...holder, expiresAt })
    const loginToken = { jti: token.jti, registrationId: registration.id, accountId, sessionId: caller.sid, channel }
    await keepLoginToken(tx, { ...loginToken, issuedAt: now, expiresAt })
    if (subjectHash)
      await keepProviderLogin(tx, { jti: token.jti, personId, subjectHash, providerSessionHash, expiresAt })
    const { deviceKey } = registration
    await notifyHolder(tx, { accountId, personId, registrationId: registration.id, deviceKey, now }, origin)
    await rememberDevice(tx, { accountId, personId, sessionId: caller.sid, deviceKey, now })
    // what a phone confirmed proves nothing about who sits at the desktop later
    if (way !== 'phone') await proveRegistration(tx, registration.id, now)
    const password = loginSecrets(context, { ...holder, jti: token.jti })
    const clientInfo = await clientInfoOf(tx, secrets, accountId)
    const of = { account: accountId, person: personId }
    await recordAuthentication(tx, context, origin, {
      event: 'login',
      of,
      detail: { session: registration.id, channel, way: subjectHash ? 'provider' : (way ?? 'password') },
    })
    return { token, password, clientInfo }
  })
}
