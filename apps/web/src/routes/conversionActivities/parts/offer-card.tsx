import type { Offer } from '@foyer/api/conversion'
import { inLanguage } from '@foyer/api/languages'
import { formatNumber, formatPoints } from '../../../shared/conversion/format-points.ts'
import { OfferArt } from '../../../shared/conversion/offer-head.tsx'
import { accessPage, startingPage } from '../../../shared/conversion/paths.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The person's state with an offer, unless it is simply open. */
const MyState = ({ mine }: { mine: Offer['mine'] }) => {
  const t = useText(text)
  const language = useLanguage()
  switch (mine?.state) {
    case 'held':
      return <span className={`${styles.offerChip} ${styles.offerChipBrand}`}>{t.mineReserved}</span>
    case 'limit':
      return <span className={styles.offerChip}>{t.mineLimit}</span>
    case 'short':
      return (
        <span className={`${styles.offerChip} numbers`}>
          {fill(t.short, { points: formatPoints(language, mine.missing) })}
        </span>
      )
    default:
      return null
  }
}

/** The stock in words. Low and empty stock is highlighted. */
const Stock = ({ offer: { quota, isLow }, isQuiet }: { offer: Offer; isQuiet: boolean }) => {
  const t = useText(text)
  const language = useLanguage()
  const { remaining } = quota
  const words =
    remaining === 0 ? t.soldOut : fill(isLow ? t.low : t.left, { remaining: formatNumber(language, remaining) })
  if (isQuiet || (remaining > 0 && !isLow)) return <span className={styles.offerStock}>{words}</span>
  return (
    <span className={styles.offerChip} data-low={(isLow && remaining > 0) || undefined}>
      {words}
    </span>
  )
}

/** One offer as a ticket with a stub. A tap leads to its rules, or to an existing reservation. */
export const OfferCard = ({ offer }: { offer: Offer }) => {
  const t = useText(text)
  const language = useLanguage()
  const { code, mine, quota, cost, validDays, limit } = offer
  const isGone = quota.remaining === 0 && mine?.state !== 'held'
  // the person's state matters more to them than the stock, so the stock is less prominent then
  const hasState = mine?.state === 'held' || mine?.state === 'limit' || mine?.state === 'short'
  return (
    <li>
      <a
        data-offer=""
        className={isGone ? `${styles.offer} ${styles.isGone}` : styles.offer}
        href={`#${mine?.hold ? startingPage(mine.hold) : accessPage(code)}`}
      >
        <span className={styles.offerStub}>
          <OfferArt name={offer.art} />
        </span>
        <div className={styles.offerBody}>
          <strong>{inLanguage(offer.name, language)}</strong>
          <Icon path={forwardIcon} mirrors size={20} />
          <span className={styles.offerPartner}>{inLanguage(offer.partner.name, language)}</span>
          <p className={styles.offerNote}>{inLanguage(offer.note, language)}</p>
          <p className={`${styles.offerTerms} numbers`}>
            <span>{fill(t.valid, { days: validDays })}</span>
            <span>{fill(t.limit, { n: limit })}</span>
            {hasState && <Stock offer={offer} isQuiet />}
          </p>
          <span className={`${styles.offerFooter} numbers`}>
            <b>{formatPoints(language, cost)}</b>
            {hasState ? <MyState mine={mine} /> : <Stock offer={offer} isQuiet={false} />}
          </span>
        </div>
      </a>
    </li>
  )
}
