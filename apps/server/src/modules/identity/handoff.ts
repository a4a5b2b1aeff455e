import type { TakeOverRequest } from '@foyer/protocol/identity'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import type { IssuedToken } from '../../http/signing/token.ts'
import { Refused } from '../../refused.ts'
import { consumeHandoffCode, issueHandoffCode } from './handoff-codes.ts'
import { notifyNewDevice } from './notify-new-device.ts'
import { openSealed } from './open-sealed.ts'
import type { Origin } from './origin.ts'
import { mobileOf } from './persons.ts'
import { issueRegisterToken, lockRegistrationOf, openRegistration } from './registrations.ts'
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
 * proving the number. Apart from that, the two are independent.
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
  const code = openSealed(caller, body.code)
  const refused = () =>
    new Refused('ticket_invalid', 'the code is used, expired or belongs to a registration that ended')
  if (body.mobileUserCode !== caller.sub) throw refused()
  return db.begin(async (tx) => {
    const found = await consumeHandoffCode(tx, { identifierKey: secrets.identifierKey, now, code })
    if (!found) throw refused()
    const { person, expiresAt } = found
    const registration = await openRegistration(tx, person, { origin, now, isProved: false, expiresAt })
    await notifyNewDevice(tx, registration, origin, now)
    await takeOverVisit(tx, context, caller, person.id)
    const token = await issueRegisterToken(tx, context, registration, origin)
    const detail = { session: registration.id }
    await recordAuthentication(tx, context, origin, { event: 'take_over', of: { person: person.id }, detail })
    return { token, userCode: person.userCode, e164: await mobileOf(tx, secrets, person.id) }
  })
}
