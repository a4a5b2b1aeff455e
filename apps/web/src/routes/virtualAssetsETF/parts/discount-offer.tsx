import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useFunds } from '../api.ts'
import { text } from './discount-text.ts'

/** The discount for joining: its percentage and how long it lasts. */
export const DiscountOffer = () => {
  const t = useText(text)
  const { discount } = useFunds().data ?? {}
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
