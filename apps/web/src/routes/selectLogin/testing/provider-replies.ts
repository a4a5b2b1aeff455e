import type { LoginSmsReply, ProviderStartReply, ProviderVerifyReply } from '@foyer/protocol/login'
import { type Answers, type Received, registeredNumber } from '@foyer/testing/browser'
import { answers, cash, margin } from './replies.ts'

export const start = 'POST /api/user/login/provider'
export const verifyProvided = 'POST /api/user/login/provider/verify'
export const smsProvided = 'POST /api/user/login/provider/sms'

export const done: ProviderVerifyReply = { step: 'done', fundUserCode: 'cash', userToken: 'ticket' }
export const factor: ProviderVerifyReply = {
  step: 'secondFactor',
  factors: ['sms'],
  isNewDevice: false,
  mobileNo: registeredNumber,
}
export const several: ProviderVerifyReply = { step: 'account', accounts: [cash, margin] }
const begun: ProviderStartReply = { url: '#/about' }
const sent: LoginSmsReply = { resendAfter: 60, expiresIn: 300, mobileNo: registeredNumber }

/** A proof that needs a code by SMS. */
export const withFactor = ({ body }: Received): unknown => (Object(body).secondFactor ? done : factor)
/** A proof of a client with several accounts. */
export const withChoice = ({ body }: Received): unknown => (Object(body).fundUserCode ? done : several)

/** The replies of a server whose accounts are proved at the firm's provider, both factors included. */
export const providerAnswers: Answers = {
  ...answers,
  [start]: begun,
  [verifyProvided]: done,
  [smsProvided]: sent,
}
