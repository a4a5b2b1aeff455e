import type { identityRequest } from '@foyer/protocol/identity'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import type { IssuedToken } from '../../http/signing/token.ts'
import { Refused } from '../../refused.ts'
import { requireAllowed } from '../restrictions/public.ts'
import { checkConsent, keepConsent } from './consents.ts'
import { readMobile, typedNumber } from './mobile-number.ts'
import { notifyNewDevice } from './notify-new-device.ts'
import { openSealed } from './open-sealed.ts'
import type { Origin } from './origin.ts'
import { mobileHashes, type Person } from './persons.ts'
import { allowCodeAsSecondFactor, issueRegisterToken, openRegistration, type Registration } from './registrations.ts'
import { takeOverVisit } from './take-over-visit.ts'
import { consumeTicket, noteRegistration, registrationOfTicket, ticketHash } from './tickets.ts'
import { recordAuthentication } from './trail.ts'

/**
 * How long after the sign-in its code may serve as the second factor of a login, in milliseconds: as long as a code is
 * valid.
 */
const codeServes = 10 * 60_000

/**
 * Turns a ticket into a registration (architecture §3). Consent, ticket and registration are stored in one transaction.
 * If the answer was lost and the call is repeated within a minute, it returns another token of the same registration.
 *
 * @param country of the caller's address; undefined if it is not known
 * @throws Refused `decryption_failed`, `mobile_malformed`, `sms_region_blocked`, `service_restricted`, `consent_missing`,
 * `ticket_invalid`
 */
export const identify = async (
  context: Context,
  caller: Caller,
  body: z.output<typeof identityRequest>,
  origin: Origin,
  country: string | undefined,
): Promise<IssuedToken & { socketPwd: string; e164: string }> => {
  const { db, secrets, clocks } = context
  const now = clocks.wall()
  const ticket = openSealed(caller, body.userToken)
  const { e164 } = readMobile(body.areaCode, typedNumber(body.mobileNo) ?? openSealed(caller, body.mobileNo))
  await requireAllowed(context, 'sign_in', { country, mobile: e164 })
  checkConsent(body.consent)
  const begin = async (tx: ISql, person: Person): Promise<Registration> => {
    await keepConsent(tx, person.id, body.consent, now)
    await takeOverVisit(tx, context, caller, person.id)
    const registration = await openRegistration(tx, person, { origin, now, isProved: true })
    await notifyNewDevice(tx, registration, origin, now)
    return registration
  }
  return db.begin(async (tx) => {
    const { identifierKey } = secrets
    const { sessionId, deviceKey } = origin
    const claim = {
      identifierKey,
      sessionId,
      now,
      ticket,
      userCode: body.userCode,
      mobileHashes: mobileHashes(secrets, e164),
    }
    const personId = await consumeTicket(tx, claim)
    const registration =
      personId === undefined
        ? await registrationOfTicket(tx, { ...claim, deviceKey })
        : await begin(tx, { id: personId, userCode: body.userCode })
    if (!registration)
      throw new Refused('ticket_invalid', 'the ticket is used, expired or belongs to another session or person')
    // all tokens of one ticket share a parent: the first that is renewed invalidates the others
    const parent = ticketHash(claim)
    if (personId !== undefined) {
      await noteRegistration(tx, parent, registration.id)
      await allowCodeAsSecondFactor(tx, registration.id, now + codeServes)
      const detail = { session: registration.id }
      await recordAuthentication(tx, context, origin, { event: 'sign_in', of: { person: personId }, detail })
    }
    return { ...(await issueRegisterToken(tx, context, registration, { sessionId, deviceKey, parent })), e164 }
  })
}
