import type { AgreementVersions } from '@foyer/api/content'
import type { AccountSummary, LoginAccountsReply, LoginSmsReply, LoginVerifyReply } from '@foyer/protocol/login'
import { type Answers, type Received, registeredNumber } from '@foyer/testing/browser'

export const accounts = 'POST /api/user/login/accounts'
export const verify = 'POST /api/user/login/verify'
export const sms = 'POST /api/user/login/sms'
export const login = 'POST /trade/auth/login'

export const cash: AccountSummary = { fundUserCode: 'cash', clientNo: '****1001', accountType: 'cash' }
export const margin: AccountSummary = { fundUserCode: 'margin', clientNo: '****1002', accountType: 'margin' }
export const accountsReply = (...list: AccountSummary[]): LoginAccountsReply => ({ accounts: list })

/** The reply to a right password; by default on a device that is new to the account. */
export const challenge = (
  change: Partial<Extract<LoginVerifyReply, { step: 'secondFactor' }>> = {},
): LoginVerifyReply => ({
  step: 'secondFactor',
  factors: ['sms'],
  isNewDevice: true,
  mobileNo: registeredNumber,
  ...change,
})
export const knownDevice = challenge({ factors: ['totp', 'sms'], isNewDevice: false })
const done: LoginVerifyReply = { step: 'done', fundUserCode: 'cash', userToken: 'ticket' }
const sent: LoginSmsReply = { resendAfter: 60, expiresIn: 300, mobileNo: registeredNumber }
const versions: AgreementVersions = { disclaimer: 'd-3', privacy: 'p-4', service: 's-5', marketing: 'm-2' }

/** Accepts the password, and the second factor unless a test passes another reply. */
export const verified =
  (first: unknown = challenge(), secondFactor: unknown = done) =>
  ({ body }: Received): unknown =>
    Object(body).secondFactor ? secondFactor : first

/** The replies of a server that knows one cash account of the phone and accepts every step. */
export const answers: Answers = {
  [accounts]: accountsReply(cash),
  [verify]: verified(),
  [sms]: sent,
  'GET /api/content/agreements': versions,
}
