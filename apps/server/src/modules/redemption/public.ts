/** What other modules may use of `redemption`. */
export { honour } from './merchants.ts'
export { merchantRows, presentationRows, redemptionRows } from './relations.ts'
export { demoMerchant } from './seed.ts'
