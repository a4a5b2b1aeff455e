import { Change } from '../../shared/market/change.tsx'
import { formatAsOf } from '../../shared/market/clock.ts'
import { currencySymbol } from '../../shared/market/figures.ts'
import { Price } from '../../shared/market/price.tsx'
import { useQuote } from '../../shared/market/use-quotes.ts'
import { useLanguage } from '../../shared/text/language.ts'
import { fill } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'
import { text } from './text.ts'

/** The last price and its change. A suspension is stated in words, with the time of the last trade, instead of a change. */
export const PriceHead = ({ code, isHalted }: { code: string; isHalted: boolean }) => {
  const t = useText(text)
  const language = useLanguage()
  const quote = useQuote(code)
  return (
    <>
      <p className={styles.securityPrice}>
        {quote ? (
          <>
            <span className={styles.securityAmount}>
              {quote.kind !== 'index' && <small>{currencySymbol(quote.currency)}</small>}
              <Price kind={quote.kind} price={quote.price} />
            </span>
            {!isHalted && <Change kind={quote.kind} change={quote.change} percent={quote.percent} />}
          </>
        ) : (
          <span className={`${skeletonStyles.skeleton} ${styles.priceShape}`} />
        )}
      </p>
      {isHalted && quote && (
        <p className={`${styles.securityHalted} numbers`}>
          <strong>{t.suspended}</strong>
          {fill(t.tradedAt, { time: formatAsOf(language, quote.at) })}
        </p>
      )}
    </>
  )
}
