/** What other modules may use of `sms`. */

export { NotSent, type SmsProvider } from '../../connectors/sms/port.ts'
export { countVerified, refund, spend } from './budget.ts'
export { smsProvider } from './choose-provider.ts'
export { type CodeKey, loginCode, tryCode } from './codes.ts'
export { recordCodeFailure } from './record-failure.ts'
export { sendCode } from './send.ts'
export { refusalOf } from './verify.ts'
