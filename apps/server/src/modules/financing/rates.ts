import type { FinancingRates } from '@foyer/contract/financing'
import { daysLeft, type Promotion } from '../../activities/financing-818/promotion.ts'
import { rates } from '../../activities/financing-818/rates.ts'

/** What anyone may read, on the day that a moment of the business clock lies in. */
export const ratesAt = (promotion: Promotion, at: number): FinancingRates => ({
  asOf: rates.asOf,
  withheld: false,
  promotion: { until: promotion.until, daysLeft: daysLeft(promotion, at) },
  terms: rates.terms,
  currencies: rates.currencies,
})

/** The same to a mainland address: no rate, date or amount. */
export const withheldRates: FinancingRates = {
  asOf: rates.asOf,
  withheld: true,
  promotion: null,
  terms: [],
  currencies: [],
}
