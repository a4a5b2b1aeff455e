import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { isMoving } from './feed/feed-view.ts'
import { text } from './text.ts'
import { useFeed } from './use-quotes.ts'

/** The head of a column of prices: their currency, and the delay while they move, otherwise the market's state. */
export const PriceHead = ({ currency }: { currency: string }) => {
  const t = useText(text)
  const view = useFeed()
  const { market, delay, link } = view
  const state =
    market &&
    link !== 'offline' &&
    (isMoving(view)
      ? delay > 0
        ? fill(t.delayedBy, { minutes: Math.round(delay / 60) })
        : t.realTime
      : t[market.state])
  return (
    <span className="numbers">
      {currency}
      {state && ` · ${state}`}
    </span>
  )
}
