import type { Offer, OffersReply } from '@foyer/api/conversion'
import { inLanguage } from '@foyer/api/languages'
import { formatNumber, formatPoints } from '../../../shared/conversion/format-points.ts'
import { OfferArt } from '../../../shared/conversion/offer-head.tsx'
import { accessPage } from '../../../shared/conversion/paths.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill, textsIn } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { balanceOf, useOffers } from './use-offers.ts'

/** From how many offers these points are enough for any one, or why from none. */
const reachOf = ({ offers }: OffersReply, language: Language): string => {
  const t = textsIn(text, language)
  const mine = offers.flatMap((offer) => offer.mine ?? [])
  const open = mine.filter(({ state }) => state === 'open').length
  if (open > 0) return open === 1 ? t.someOne : fill(t.some, { n: open })
  if (mine.some(({ state }) => state === 'closed')) return t.closed
  const missing = mine.filter(({ state }) => state === 'short').map((one) => one.missing)
  return missing.length > 0 ? fill(t.noneShort, { points: formatPoints(language, Math.min(...missing)) }) : t.none
}

/** The card has room for this many; all offers are below. */
const few = 4

/** The offers that one can still exchange for, the cheapest first. */
const cheapestOf = ({ offers }: OffersReply) =>
  offers.filter(({ quota }) => quota.remaining > 0).sort((one, other) => one.cost - other.cost)

/** The cheapest offers. Those that the points are enough for are marked. */
const Cheapest = ({ offers, points }: { offers: readonly Offer[]; points: number }) => {
  const language = useLanguage()
  return (
    <ul className={styles.cheapest} role="list">
      {offers.map(({ code, art, name, cost }) => (
        <li key={code} data-reached={cost <= points || undefined}>
          <a href={`#${accessPage(code)}`}>
            <OfferArt name={art} />
            <span className={styles.cheapestName}>{inLanguage(name, language)}</span>
            <span className={`${styles.cheapestCost} numbers`} aria-hidden="true">
              {formatNumber(language, cost)}
            </span>
            <span className="visually-hidden">{formatPoints(language, cost)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What the person's points are enough for, or from how many points there are vouchers; and the cheapest vouchers. */
export const PointsCard = () => {
  const t = useText(text)
  const language = useLanguage()
  const { data } = useOffers()
  const balance = balanceOf(data)
  const offers = data ? cheapestOf(data) : []
  const [first] = offers
  return (
    <div className={styles.pointsCard}>
      {data && (balance || first) && (
        <p className={`${styles.pointsReach} numbers`}>
          {balance || !first ? reachOf(data, language) : fill(t.from, { points: formatPoints(language, first.cost) })}
        </p>
      )}
      {balance && balance.held > 0 && (
        <p className={`${styles.pointsNote} numbers`}>
          {fill(t.held, { points: formatPoints(language, balance.held) })}
        </p>
      )}
      {data && <Cheapest offers={offers.slice(0, few)} points={balance?.available ?? 0} />}
    </div>
  )
}
