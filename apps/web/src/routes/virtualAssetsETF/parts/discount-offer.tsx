import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useFunds } from '../api.ts'
import { text } from './discount-text.ts'
import { useDiscount } from './use-discount.ts'

/** The discount for joining: its percentage and how long it lasts; for a person who joined, their own and its last day. */
export const DiscountOffer = () => {
  const t = useText(text)
  const language = useLanguage()
  const { discount } = useFunds().data ?? {}
  const own = useDiscount(useShown().personalStatus.gate === 'joined').data?.discount
  if (own?.isValid)
    return (
      <Offer
        label={t.title}
        figure={fill(t.offerFigure, { percent: own.percentOff })}
        unit={`${t.validTo} ${formatDay(language, own.validUntil - 1)}`}
      />
    )
  return (
    discount && (
      <Offer
        label={t.offerLabel}
        figure={fill(t.offerFigure, { percent: discount.percentOff })}
        unit={fill(t.offerUnit, { days: discount.validDays })}
      />
    )
  )
}
