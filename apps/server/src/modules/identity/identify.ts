import type { identityRequest } from '@foyer/contract/identity'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { Refused } from '../../http/refused.ts'
import type { Caller } from '../../http/signing/caller.ts'
import type { IssuedToken } from '../../http/signing/token.ts'
import { takeOverVotes } from '../cross-border/visitor.ts'
import { checkConsent, keepConsent } from './consents.ts'
import { readMobile, typedNumber } from './mobile-number.ts'
import { openSealed } from './open-sealed.ts'
import { mobileHash } from './persons.ts'
import { issueRegisterToken, openRegistration } from './registrations.ts'
import { consumeTicket } from './tickets.ts'

/**
 * Turns a ticket into a registration (design §3): consent, ticket and registration are kept together or not at all.
 *
 * @throws Refused `decryption_failed`, `mobile_malformed`, `sms_region_blocked`, `consent_missing`, `ticket_invalid`
 */
export const identify = async (
  context: Context,
  caller: Caller,
  body: z.output<typeof identityRequest>,
  deviceKey: Buffer | null,
): Promise<IssuedToken & { socketPwd: string; e164: string }> => {
  const { db, secrets, clocks } = context
  const now = clocks.wall()
  const ticket = openSealed(caller, body.userToken)
  const { e164 } = readMobile(body.areaCode, typedNumber(body.mobileNo) ?? openSealed(caller, body.mobileNo))
  checkConsent(body.consent)
  return db.begin(async (tx) => {
    const { pepper } = secrets
    const claim = { ticket, userCode: body.userCode, mobileHash: mobileHash(secrets, e164) }
    const personId = await consumeTicket(tx, { pepper, sessionId: caller.sid, now, ...claim })
    if (personId === undefined) throw new Refused('ticket_invalid', 'the ticket is used, expired or of another')
    await keepConsent(tx, personId, body.consent, now)
    await takeOverVotes(tx, secrets, caller, personId)
    const registration = await openRegistration(tx, { id: personId, userCode: body.userCode }, deviceKey, now)
    return { ...(await issueRegisterToken(tx, context, registration, caller.sid)), e164 }
  })
}
