import type { TakeOverRequest } from '@foyer/protocol/identity'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import type { IssuedToken } from '../../http/signing/token.ts'
import { Refused } from '../../refused.ts'
import {
  consumeHandoffCode,
  type HandedOver,
  handoffHash,
  issueHandoffCode,
  noteOpened,
  registrationOfCode,
} from './handoff-codes.ts'
import { notifyNewDevice } from './notify-new-device.ts'
import { openSealed } from './open-sealed.ts'
import type { Origin } from './origin.ts'
import { mobileOf } from './persons.ts'
import { issueRegisterToken, lockRegistrationOf, openRegistration, type Registration } from './registrations.ts'
import { takeOverVisit } from './take-over-visit.ts'
import { recordAuthentication } from './trail.ts'

/**
 * Issues a handoff code for the registration that signed the call.
 *
 * @throws Refused `session_revoked` if it has ended meanwhile
 */
export const handOver = async ({ db, secrets, clocks }: Context, caller: Caller): Promise<string> => {
  const now = clocks.wall()
  return db.begin(async (tx) => {
    const registration = await lockRegistrationOf(tx, caller.jti, now)
    if (!registration) throw new Refused('session_revoked', 'the registration was ended')
    return issueHandoffCode(tx, { identifierKey: secrets.identifierKey, now, registrationId: registration.id })
  })
}

/** The new registration of the session that presented a code. */
export interface TakeoverResult {
  readonly token: IssuedToken & { readonly socketPwd: string }
  readonly userCode: string
  readonly e164: string
}

/**
 * Turns a handoff code into a registration of the calling session. Consents are not requested again, because they
 * belong to the person. The new registration ends no later than the original, so that repeated handoffs never replace
 * proving the number. Apart from that, the two are independent. If the code is for this session alone and the call is
 * repeated with the same device key, it returns another token of the same registration.
 *
 * @throws Refused `decryption_failed`, `ticket_invalid`
 */
export const takeOver = async (
  context: Context,
  caller: Caller,
  body: TakeOverRequest,
  origin: Origin,
): Promise<TakeoverResult> => {
  const { db, secrets, clocks } = context
  const now = clocks.wall()
  const hash = handoffHash(secrets.identifierKey, openSealed(caller, body.code))
  const refused = () =>
    new Refused('ticket_invalid', 'the code is used, expired or belongs to a registration that ended')
  if (body.mobileUserCode !== caller.sub) throw refused()
  const open = async (tx: ISql, { person, expiresAt }: HandedOver): Promise<Registration> => {
    const registration = await openRegistration(tx, person, { origin, now, isProved: false, expiresAt })
    await notifyNewDevice(tx, registration, origin, now)
    await takeOverVisit(tx, context, caller, person.id)
    await noteOpened(tx, hash, registration.id)
    const detail = { session: registration.id }
    await recordAuthentication(tx, context, origin, { event: 'take_over', of: { person: person.id }, detail })
    return registration
  }
  return db.begin(async (tx) => {
    const use = { hash, sessionId: caller.sid, now }
    const found = await consumeHandoffCode(tx, use)
    const registration = found
      ? await open(tx, found)
      : await registrationOfCode(tx, { ...use, deviceKey: origin.deviceKey })
    if (!registration) throw refused()
    const { id, userCode } = registration.person
    // all tokens of one code share a parent: the first that is renewed invalidates the others
    const token = await issueRegisterToken(tx, context, registration, { ...origin, parent: hash })
    return { token, userCode, e164: await mobileOf(tx, secrets, id) }
  })
}
