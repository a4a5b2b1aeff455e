/** What other modules may use of `redemption`. */
export { honour } from './merchants.ts'
export { demoMerchant } from './seed.ts'
