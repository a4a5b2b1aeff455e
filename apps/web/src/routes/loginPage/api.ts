import type { Consent } from '@foyer/contract/identity'
import type { SmsReply, SmsRequest, SmsVerifyReply } from '@foyer/contract/sms'
import { call, register as registerWith } from '../../platform/session.ts'
import { withProof } from '../../shared/server/with-proof.ts'

/** Sign-in belongs to no activity: the server takes any activity's number (N5). This one is of points exchange. */
const activity = 488

export interface PhoneNumber {
  areaCode: string
  mobileNo: string
}

/** Asks for a code. */
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

/** Trades a code for the ticket of the identity call. */
export const verifyCode = (number: PhoneNumber, code: string): Promise<SmsVerifyReply> =>
  call<SmsVerifyReply>({
    host: 'api',
    method: 'POST',
    path: `/user/${activity}/smsVerify`,
    body: { ...number, code },
    credentials: 'tourist',
  })

/** Spends the ticket: from here on the person is registered. */
export const register = (number: PhoneNumber, ticket: SmsVerifyReply, consent: Consent): Promise<void> =>
  registerWith({ ...number, ...ticket, consent })
