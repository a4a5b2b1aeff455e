import type { MarketState } from '@foyer/api/market'
import { formatMoment } from '../format/hong-kong-time.ts'
import { useLanguage } from '../text/language.ts'
import type { Language } from '../text/languages.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import * as skeletonStyles from '../ui/skeleton.module.css'
import { formatClockSeconds } from './clock.ts'
import { type FeedView, faultOf, isMoving } from './feed/feed-view.ts'
import * as styles from './market-line.module.css'
import { text } from './text.ts'
import { useFeed } from './use-quotes.ts'
import { whenOpens, whenStopped } from './when.ts'

const isTrading = (state: MarketState): boolean => state === 'open'

/** The time of the figures. Figures that stand still have a day, so that an old close is not mistaken for a current price. */
const whenOf = (language: Language, { asOf = 0, market, isOld }: FeedView): string =>
  isOld
    ? formatMoment(language, asOf)
    : whenStopped(language, Math.min(asOf, market?.tradedUntil ?? asOf), market?.opensAt ?? asOf)

/**
 * The line above all figures: the market's state, the delay while figures move, the time of the figures, which stops at
 * the end of trading, and when trading begins again. It announces faults that stop new figures. A device without a
 * network does not know the market's state, and shows the time of its figures alone.
 */
export const MarketLine = () => {
  const t = useText(text)
  const language = useLanguage()
  const view = useFeed()
  const { market, asOf, delay } = view
  const fault = faultOf(view)
  const isOffline = fault === 'offline'
  const moves = isMoving(view)
  return (
    <div className={styles.marketLine}>
      <p className="numbers">
        {market && asOf !== undefined ? (
          <>
            {!isOffline && (
              <strong
                className={isTrading(market.state) ? `${styles.marketState} ${styles.isOpen}` : styles.marketState}
              >
                {t[market.state]}
              </strong>
            )}
            {moves && (
              <span className={delay > 0 ? styles.isDelayed : undefined}>
                {delay > 0 ? fill(t.delayedBy, { minutes: Math.round(delay / 60) }) : t.realTime}
              </span>
            )}
            <span>{fill(t.asOf, { time: moves ? formatClockSeconds(asOf) : whenOf(language, view) })}</span>
            {!isOffline && !isTrading(market.state) && market.opensAt > asOf && (
              <span>{fill(t.opensAt, { time: whenOpens(language, market.opensAt, asOf) })}</span>
            )}
          </>
        ) : (
          // reserves the height of the line
          <span className={`${skeletonStyles.skeleton} ${styles.marketLineShape}`} />
        )}
      </p>
      <p className={styles.marketFault} role="status">
        {fault && t[fault]}
      </p>
    </div>
  )
}
