import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useFunds } from '../api.ts'
import { text } from './discount-text.ts'
import { useDiscount } from './use-discount.ts'

/** The discount for joining: its percentage and how long it lasts; for a person who joined, their own and its last day.
 * Nothing after the end, and for a person who joined with another account. */
export const DiscountOffer = () => {
  const t = useText(text)
  const language = useLanguage()
  const { discount } = useFunds().data ?? {}
  const { detail, personalStatus } = useShown()
  const { discount: own, otherAccount } = useDiscount(personalStatus.gate === 'joined').data ?? {}
  if (own)
    return (
      <Offer
        label={t.title}
        figure={own.isValid ? fill(t.offerFigure, { percent: own.percentOff }) : t.over}
        // `validUntil` is the first moment after the validity, so the last valid day is one millisecond earlier
        unit={`${t.validTo} ${formatDay(language, own.validUntil - 1)}`}
      />
    )
  return (
    discount &&
    !otherAccount &&
    detail.phase !== 'ended' && (
      <Offer
        label={t.offerLabel}
        figure={fill(t.offerFigure, { percent: discount.percentOff })}
        unit={fill(t.offerUnit, { days: discount.validDays })}
      />
    )
  )
}
