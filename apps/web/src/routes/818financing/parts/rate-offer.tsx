import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useRates } from '../api.ts'
import { formatRate, formatWhole } from '../format.ts'
import { text } from './card-text.ts'

/** `4.80%` as `4.8%`, because the figure is large. */
const short = (rate: number): string => formatRate(rate).replace(/0%$/, '%')

/** The rate of the first tier: with the coupon during the promotion, afterwards the rate that everyone pays. */
export const RateOffer = () => {
  const t = useText(text)
  const { data } = useRates()
  const [first] = data?.currencies ?? []
  const [tier] = first?.tiers ?? []
  if (!first || !tier) return null
  const label = tier.to === null ? t.yearly : fill(t.yearlyOnFirst, { amount: formatWhole(first.currency, tier.to) })
  return data?.promotion?.daysLeft ? (
    <Offer label={label} figure={short(tier.promotional)} unit={fill(t.was, { rate: short(tier.standard) })} />
  ) : (
    <Offer label={label} figure={short(tier.afterwards)} />
  )
}
