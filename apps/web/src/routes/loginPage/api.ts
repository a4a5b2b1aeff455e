import type { ActivityNumber } from '@foyer/api/activity-catalogue'
import type { SmsRequest } from '@foyer/api/code-requests'
import type { Consent } from '@foyer/protocol/identity'
import type { SmsReply, SmsVerifyReply } from '@foyer/protocol/sms'
import { pathTo } from '../../platform/path-to.ts'
import { api, register as registerWith } from '../../platform/session.ts'
import { withProof } from '../../shared/server/with-proof.ts'

/**
 * Sign-in belongs to no activity, so the server accepts any activity's number (N5). This is the number of the points
 * exchange.
 */
const activity = { number: 488 satisfies ActivityNumber<'points-exchange'> }

const options = { credentials: 'tourist' } as const

export interface PhoneNumber {
  areaCode: string
  mobileNo: string
}

/** Requests a code. */
export const sendCode = (
  number: PhoneNumber,
  lang: NonNullable<SmsRequest['lang']>,
  onProving: () => void,
): Promise<SmsReply> =>
  withProof(
    (proof) => api(pathTo('POST /user/:number/sms', activity), { ...number, lang, ...(proof && { proof }) }, options),
    onProving,
  )

/** Exchanges a code for the ticket of the identity call. */
export const verifyCode = (number: PhoneNumber, code: string): Promise<SmsVerifyReply> =>
  api(pathTo('POST /user/:number/smsVerify', activity), { ...number, code }, options)

/** Uses the ticket. Afterwards the person is registered. */
export const register = (number: PhoneNumber, ticket: SmsVerifyReply, consent: Consent): Promise<void> =>
  registerWith({ ...number, ...ticket, consent })
