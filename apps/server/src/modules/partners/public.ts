/** What other modules may use of `partners`. */
export { keepPartnerConsent, latestConsent } from './consents.ts'
export { memberReference } from './passed-on.ts'
export { partnerConsentRows, partnerOrderRows } from './relations.ts'
export { voucherOf } from './voucher.ts'
