import type { Consent } from '@foyer/contract/identity'
import type { SmsReply, SmsRequest, SmsVerifyReply } from '@foyer/contract/sms'
import { call, failureOf, register as registerWith } from '../../platform/session.ts'

/** Sign-in is no activity's own; any number serves (N5), and this one is the festival's. */
const activity = 488

export interface PhoneNumber {
  areaCode: string
  mobileNo: string
}

/** Asks for a code. Where the server wants proof of work, it is done here and the code asked for once more. */
export const sendCode = async (
  number: PhoneNumber,
  lang: NonNullable<SmsRequest['lang']>,
  onProving: () => void,
): Promise<SmsReply> => {
  const ask = (proof?: SmsRequest['proof']) =>
    call<SmsReply>({
      host: 'api',
      method: 'POST',
      path: `/user/${activity}/sms`,
      body: { ...number, lang, ...(proof && { proof }) } satisfies SmsRequest,
      credentials: 'tourist',
    })
  try {
    return await ask()
  } catch (error) {
    const challenge = failureOf(error).detail?.proof
    if (!challenge) throw error
    onProving()
    const { solveProof } = await import('@foyer/comm/proof')
    return ask({ challenge: challenge.challenge, answer: await solveProof(challenge) })
  }
}

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
