import type { FinancingRates } from '@foyer/api/financing'
import { daysLeft, type Promotion } from '../../activity-rules/financing-818/promotion.ts'
import type { PublishedRates } from '../../activity-rules/financing-818/rates.ts'

/** The public rates on the day of a moment of the business clock. */
export const ratesAt = (rates: PublishedRates, promotion: Promotion, at: number): FinancingRates => ({
  asOf: rates.asOf,
  withheld: false,
  promotion: { until: promotion.until, daysLeft: daysLeft(promotion, at) },
  terms: rates.terms,
  currencies: rates.currencies,
})

/** The reply for a mainland address, without any rate, date or amount. */
export const withheldRates = ({ asOf }: PublishedRates): FinancingRates => ({
  asOf,
  withheld: true,
  promotion: null,
  terms: [],
  currencies: [],
})
