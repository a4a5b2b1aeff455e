import type { Consent } from '@foyer/contract/identity'
import type { SmsReply, SmsRequest, SmsVerifyReply } from '@foyer/contract/sms'
import { call, register as registerWith } from '../../platform/session.ts'
import { withProof } from '../../shared/server/with-proof.ts'

/**
 * Sign-in belongs to no activity, so the server accepts any activity's number (N5). This is the number of the points
 * exchange.
 */
const activity = 488

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
    (proof) =>
      call<SmsReply>({
        host: 'api',
        method: 'POST',
        path: `/user/${activity}/sms`,
        body: { ...number, lang, ...(proof && { proof }) } satisfies SmsRequest,
        credentials: 'tourist',
      }),
    onProving,
  )

/** Exchanges a code for the ticket of the identity call. */
export const verifyCode = (number: PhoneNumber, code: string): Promise<SmsVerifyReply> =>
  call<SmsVerifyReply>({
    host: 'api',
    method: 'POST',
    path: `/user/${activity}/smsVerify`,
    body: { ...number, code },
    credentials: 'tourist',
  })

/** Uses the ticket. Afterwards the person is registered. */
export const register = (number: PhoneNumber, ticket: SmsVerifyReply, consent: Consent): Promise<void> =>
  registerWith({ ...number, ...ticket, consent })
