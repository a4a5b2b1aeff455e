import type { MarketState } from '@foyer/contract/market'
import { formatClock, formatDay, hongKongDay } from '../format/hong-kong-time.ts'
import { useLanguage } from '../text/language.ts'
import type { Language } from '../text/languages.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { formatClockSeconds } from './clock.ts'
import type { FeedView } from './feed/feed-view.ts'
import { text } from './text.ts'
import { useFeed } from './use-quotes.ts'
import './market-line.css'

/** Something a reader must know before they trust a figure; none while all is as usual. */
const faultOf = ({
  link,
  isUnavailable,
  isPartlyStill,
}: FeedView): 'offline' | 'interrupted' | 'unavailable' | undefined => {
  if (link === 'offline' || link === 'interrupted') return link
  if (isUnavailable) return 'unavailable'
  return isPartlyStill ? 'interrupted' : undefined
}

const isTrading = (state: MarketState): boolean => state === 'open'

/** `09:30` today, with its day on any other. */
const whenOpens = (language: Language, opensAt: number, asOf: number): string => {
  const clock = formatClock(language, opensAt)
  return hongKongDay(opensAt) === hongKongDay(asOf) ? clock : `${formatDay(language, opensAt)} ${clock}`
}

/** With the day and, while they move, the second that figures are of: nobody shall take Friday's close for now. */
const whenOf = (language: Language, at: number, isMoving: boolean): string =>
  `${formatDay(language, at)} ${isMoving ? formatClockSeconds(at) : formatClock(language, at)}`

/**
 * What every figure on the screen is read by, always in view with them: the market's state, while they move how far they
 * lie behind, and the time they are of, which stays at the end of trading. What stops new ones is announced.
 */
export const MarketLine = () => {
  const t = useText(text)
  const language = useLanguage()
  const view = useFeed()
  const { market, asOf, delay } = view
  const fault = faultOf(view)
  // figures that lie behind move on for a while after the market has stopped
  const isMoving = market && asOf !== undefined && (isTrading(market.state) || asOf < (market.tradedUntil ?? 0))
  return (
    <div className="market-line">
      <p className="numbers">
        {market && asOf !== undefined ? (
          <>
            <strong className={isTrading(market.state) ? 'market-state is-open' : 'market-state'}>
              {t[market.state]}
            </strong>
            {!isTrading(market.state) && market.opensAt > asOf && (
              <span>{fill(t.opensAt, { time: whenOpens(language, market.opensAt, asOf) })}</span>
            )}
            {isMoving && (
              <span className={delay > 0 ? 'is-delayed' : undefined}>
                {delay > 0 ? fill(t.delayedBy, { minutes: Math.round(delay / 60) }) : t.realTime}
              </span>
            )}
            <span>
              {fill(t.asOf, {
                time: whenOf(language, isMoving ? asOf : Math.min(asOf, market.tradedUntil ?? asOf), Boolean(isMoving)),
              })}
            </span>
          </>
        ) : (
          // holds the place of the line
          '\u00a0'
        )}
      </p>
      <p className="market-fault" role="status">
        {fault && t[fault]}
      </p>
    </div>
  )
}
