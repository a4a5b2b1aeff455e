/** What other modules may use of `partners`. */
export { memberReference } from './passed-on.ts'
export { signatureOf } from './providers/http.ts'
export { voucherOf } from './voucher.ts'
