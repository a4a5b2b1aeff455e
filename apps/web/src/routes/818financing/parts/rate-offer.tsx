import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useRates } from '../api.ts'
import { useChoiceState } from '../choice-state.tsx'
import { formatRate, formatShortDay, formatWhole } from '../format.ts'
import { text } from './card-text.ts'
import { useCanHaveCoupon } from './use-can-have-coupon.ts'

/** `4.80%` as `4.8%`, because the figure is large. */
const short = (rate: number): string => formatRate(rate).replace(/0%$/, '%')

/**
 * The rates of the first two tiers in the chosen currency: with the coupon during the promotion, for a person who has it
 * or can receive it, otherwise those that the card calculates with.
 */
export const RateOffer = () => {
  const t = useText(text)
  const language = useLanguage()
  const { gate } = useShown().personalStatus
  const canHaveCoupon = useCanHaveCoupon()
  const { data } = useRates()
  const { currency } = useChoiceState()
  const first = data?.currencies.find((one) => one.currency === currency) ?? data?.currencies[0]
  const [tier, second] = first?.tiers ?? []
  if (!first || !tier) return null
  const amount = tier.to !== null && formatWhole(first.currency, tier.to)
  const label = amount ? fill(t.yearlyOnFirst, { amount }) : t.yearly
  const promotion = data?.promotion?.daysLeft ? data.promotion : undefined
  const aboveThat = (kind: 'standard' | 'promotional' | 'afterwards') =>
    second &&
    fill(second.to === null ? t.aboveThat : t.upTo, {
      rate: short(second[kind]),
      to: formatWhole(first.currency, second.to ?? 0),
    })
  if (!promotion || !canHaveCoupon) {
    const kind = promotion ? 'standard' : 'afterwards'
    return <Offer label={label} figure={short(tier[kind])} unit={aboveThat(kind)} />
  }
  const isMine = gate === 'joined'
  const lines = [isMine && amount && fill(t.onFirst, { amount }), aboveThat('promotional')]
  return (
    <Offer
      label={isMine ? fill(t.yours, { day: formatShortDay(language, promotion.until) }) : label}
      figure={short(tier.promotional)}
      unit={lines.filter(Boolean).join('\n')}
    />
  )
}
