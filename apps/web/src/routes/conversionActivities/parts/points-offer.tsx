import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { formatNumber } from '../../../shared/conversion/format-points.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { balanceOf, useOffers } from './use-offers.ts'

/** The person's points; for a person who has not joined the points that a join grants. */
export const PointsOffer = () => {
  const t = useText(text)
  const language = useLanguage()
  const { data } = useOffers()
  if (!data) return null
  const balance = balanceOf(data)
  if (balance) return <Offer label={t.balance} figure={formatNumber(language, balance.available)} unit={t.available} />
  return <Offer label={t.welcome} figure={formatNumber(language, data.welcome)} unit={t.welcomeUnit} />
}
