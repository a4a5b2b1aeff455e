import type { Block } from '@foyer/api/page-content'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../platform/path-to.ts'
import { withQuery } from '../../../platform/with-query.ts'
import { formatDay } from '../../format/hong-kong-time.ts'
import { getPublic } from '../../server/public-call.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { usePriceColours } from '../../theme/price-colours.ts'
import { Button } from '../../ui/button.tsx'
import * as skeletonStyles from '../../ui/skeleton.module.css'
import * as blocksStyles from './blocks.module.css'
import { QuoteRow } from './quote-row.tsx'
import * as styles from './quotes.module.css'
import { Section } from './section.tsx'
import { text } from './text.ts'

/** Closing prices of the last trading day, with its date. Rows occupy their final size before the prices arrive. */
export const QuotesBlock = ({ block }: { block: Block<'quotes'> }) => {
  const t = useText(text)
  const language = useLanguage()
  const { colours } = usePriceColours()
  const codes = block.instruments.join(',')
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['closes', codes],
    queryFn: ({ signal }) => getPublic(withQuery(pathTo('GET /market/closes'), { codes }), signal),
  })
  return (
    <Section title={block.title ?? t.quotes}>
      <div className={`${blocksStyles.card} ${styles.quotes}`} data-colours={colours}>
        <p className={`${styles.quotesDay} numbers`}>
          {data
            ? fill(t.tradingDay, { day: formatDay(language, Date.parse(`${data.tradingDay}T12:00:00+08:00`)) })
            : '\u00a0'}
        </p>
        <ul role="list">
          {data
            ? data.prices.map((price) => <QuoteRow key={price.code} price={price} />)
            : block.instruments.map((code) => (
                <li key={code} className={isError ? styles.quote : `${styles.quote} ${skeletonStyles.skeleton}`} />
              ))}
        </ul>
        {isError && !data && (
          <div className={styles.quotesFailed} role="alert">
            <p>{t.quotesFailed}</p>
            <Button look="plain" busy={isFetching} onClick={() => void refetch()}>
              {t.retry}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}
