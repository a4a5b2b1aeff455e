import type { ChangePhoneReply, OldCodeReply, PhoneReply, ProvedChange } from '@foyer/api/phone-change'
import type { LoginVerifyReply } from '@foyer/protocol/login'
import type { SmsReply } from '@foyer/protocol/sms'
import { type Answers, type Received, registeredNumber } from '@foyer/testing/browser'

export const phone = 'POST /api/user/phone'
export const oldCode = 'POST /api/user/phone/code'
export const prove = 'POST /api/user/phone/prove'
export const newCode = 'POST /api/user/phone/newCode'
export const change = 'POST /api/user/phone/change'
const verify = 'POST /api/user/login/verify'
export const loginSms = 'POST /api/user/login/sms'

const hour = 3_600_000
/** Wednesday 18 November 2026, 10:00 in Hong Kong. */
const asOf = Date.UTC(2026, 10, 18, 2)

/** The reply for a person without accounts and without a proof. */
export const phoneReply = (facts: Partial<PhoneReply> = {}): PhoneReply => ({
  asOf,
  mobileNo: registeredNumber,
  way: 'sms',
  accounts: [],
  change: null,
  coolingUntil: null,
  ...facts,
})
const cash = { fundUserCode: 'cash', clientNo: '****1001', accountType: 'cash' } as const
const margin = { fundUserCode: 'margin', clientNo: '****1002', accountType: 'margin' } as const
export const withAccount = phoneReply({ way: 'account', accounts: [cash] })
export const withAccounts = phoneReply({ way: 'account', accounts: [cash, margin] })
export const cooling = phoneReply({ coolingUntil: asOf + 20 * hour })

export const proved: ProvedChange = { change: '5a0c7d1e-1111-4222-8333-0123456789ab', expiresAt: asOf + hour / 6 }

export const newNumber = '+852 ****4567'
/** The reply of a made change. `handoff` is null in a repeated answer. */
export const changed = (facts: Partial<ChangePhoneReply> = {}): ChangePhoneReply => ({
  changedAt: asOf,
  coolingUntil: asOf + 24 * hour,
  mobileNo: newNumber,
  accounts: [],
  handoff: 'h'.repeat(43),
  ...facts,
})

const sent: SmsReply = { resendAfter: 60, expiresIn: 300 }
const sentToOld: OldCodeReply = { ...sent, mobileNo: registeredNumber }
const challenge: LoginVerifyReply = {
  step: 'secondFactor',
  factors: ['sms'],
  isNewDevice: false,
  mobileNo: registeredNumber,
}
const done: LoginVerifyReply = { step: 'done', fundUserCode: 'cash', userToken: 'ticket' }

/** The replies of a server that accepts every step. */
export const answers: Answers = {
  [phone]: phoneReply(),
  [oldCode]: sentToOld,
  [prove]: proved,
  [newCode]: sent,
  [change]: changed(),
  [verify]: ({ body }: Received) => (Object(body).secondFactor ? done : challenge),
  [loginSms]: sentToOld,
}
