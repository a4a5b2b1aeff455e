import { type Interest, interestOf, type Loan } from '@foyer/api/arithmetic/financing-interest'
import type { FinancingRates } from '@foyer/api/financing'
import { useCanHaveCoupon } from './parts/use-can-have-coupon.ts'
import type { Choice } from './use-choice.ts'

export interface Counted {
  readonly loan: Omit<Loan, 'hasCoupon'>
  /** interest with the coupon if the two are compared, otherwise the interest at the standard rates */
  readonly interest: Interest
  /** interest without the coupon, where this person can have one */
  readonly standard?: Interest
}

/**
 * The interest on the chosen loan, calculated on this device by the rates that the server publishes; undefined without a
 * valid amount.
 */
export const useInterest = (rates: FinancingRates, choice: Choice | undefined): Counted | undefined => {
  const promotionDays = rates.promotion?.daysLeft ?? 0
  // after the promotion everyone pays the same rates
  const isCompared = useCanHaveCoupon() && promotionDays > 0
  if (!choice || !('minor' in choice.amount)) return undefined
  const { amount, days, rates: of } = choice
  const loan = { principal: amount.minor, days, promotionDays }
  const interest = (hasCoupon: boolean) => interestOf(of, { ...loan, hasCoupon })
  return isCompared
    ? { loan, interest: interest(true), standard: interest(false) }
    : { loan, interest: interest(false) }
}
