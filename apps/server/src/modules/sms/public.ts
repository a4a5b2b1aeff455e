/** What other modules may use of `sms`. */

export { countVerified, refund, spend } from './budget.ts'
export { messageSender } from './choose-gateway.ts'
export { type CodeKey, loginCode, tryCode } from './codes.ts'
export { recordCodeFailure } from './record-failure.ts'
export { smsSendRows } from './relations.ts'
export { storeSandboxMessage } from './sandbox-messages.ts'
export { sendCode } from './send.ts'
export { refusalOf } from './verify.ts'
