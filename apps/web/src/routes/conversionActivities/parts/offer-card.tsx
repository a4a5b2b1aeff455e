import type { Offer } from '@foyer/contract/conversion'
import { formatNumber, formatPoints } from '../../../shared/conversion/format-points.ts'
import { OfferHead } from '../../../shared/conversion/offer-head.tsx'
import { accessPage, startingPage } from '../../../shared/conversion/paths.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import { text } from '../text.ts'

/** How the person stands with it, where that is not simply open. */
const MyState = ({ mine }: { mine: Offer['mine'] }) => {
  const t = useText(text)
  const language = useLanguage()
  switch (mine?.state) {
    case 'held':
      return <span className="offer-chip offer-chip-brand">{t.mineHeld}</span>
    case 'limit':
      return <span className="offer-chip">{t.mineLimit}</span>
    case 'short':
      return (
        <span className="offer-chip numbers">{fill(t.short, { points: formatPoints(language, mine.missing) })}</span>
      )
    default:
      return null
  }
}

const Stock = ({ offer: { quota, isLow } }: { offer: Offer }) => {
  const t = useText(text)
  const language = useLanguage()
  if (quota.remaining === 0) return <span className="offer-chip">{t.soldOut}</span>
  const amounts = {
    remaining: formatNumber(language, quota.remaining),
    total: formatNumber(language, quota.total),
  }
  return isLow ? (
    <span className="offer-chip offer-chip-warn numbers">{fill(t.low, amounts)}</span>
  ) : (
    <span className="offer-stock numbers">{fill(t.left, amounts)}</span>
  )
}

/** One offer: a tap leads to what has to hold for it, or on to what is reserved already. */
export const OfferCard = ({ offer }: { offer: Offer }) => {
  const t = useText(text)
  const language = useLanguage()
  const { code, mine, quota, cost, validDays, limit } = offer
  const isGone = quota.remaining === 0 && mine?.state !== 'held'
  return (
    <li>
      <a
        className={isGone ? 'offer is-gone' : 'offer'}
        href={`#${mine?.hold ? startingPage(mine.hold) : accessPage(code)}`}
      >
        <OfferHead offer={offer}>
          <p className="offer-note">{offer.note[language]}</p>
        </OfferHead>
        <p className="offer-terms numbers">
          <span>{fill(t.valid, { days: validDays })}</span>
          <span>{fill(t.limit, { n: limit })}</span>
        </p>
        <span className="offer-foot">
          <b className="numbers">{formatPoints(language, cost)}</b>
          <Stock offer={offer} />
          <MyState mine={mine} />
          <Icon path={forwardIcon} size={20} />
        </span>
      </a>
    </li>
  )
}
