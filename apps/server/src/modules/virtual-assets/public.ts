/** What other modules may use of `virtual-assets`. */
export { feeOfFund } from './fee-of-fund.ts'
