import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useRates } from '../api.ts'
import { formatRate, formatShortDay, formatWhole } from '../format.ts'
import { text } from './card-text.ts'
import { useCanHaveCoupon } from './use-can-have-coupon.ts'

/** `4.80%` as `4.8%`, because the figure is large. */
const short = (rate: number): string => formatRate(rate).replace(/0%$/, '%')

/** The rates of the first two tiers during the promotion: those on offer, or the person's own. Afterwards the rate of all. */
export const RateOffer = () => {
  const t = useText(text)
  const language = useLanguage()
  const { gate } = useShown().personalStatus
  const canHaveCoupon = useCanHaveCoupon()
  const { data } = useRates()
  const [first] = data?.currencies ?? []
  const [tier, second] = first?.tiers ?? []
  if (!first || !tier) return null
  const amount = tier.to !== null && formatWhole(first.currency, tier.to)
  const label = amount ? fill(t.yearlyOnFirst, { amount }) : t.yearly
  const promotion = data?.promotion?.daysLeft ? data.promotion : undefined
  if (!promotion) return <Offer label={label} figure={short(tier.afterwards)} />
  if (gate === 'joined' && !canHaveCoupon) return <Offer label={label} figure={short(tier.standard)} />
  const isMine = gate === 'joined'
  const aboveThat = second && fill(t.aboveThat, { rate: short(second.promotional) })
  const lines = isMine
    ? [amount && fill(t.onFirst, { amount }), aboveThat]
    : [aboveThat, fill(t.was, { rate: short(tier.standard) })]
  return (
    <Offer
      label={isMine ? fill(t.yours, { day: formatShortDay(language, promotion.until) }) : label}
      figure={short(tier.promotional)}
      unit={lines.filter(Boolean).join('\n')}
    />
  )
}
