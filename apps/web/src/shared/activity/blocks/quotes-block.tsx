import type { Block } from '@foyer/contract/page-content'
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
import { QuoteRow } from './quote-row.tsx'
import { Section } from './section.tsx'
import { text } from './text.ts'
import '../../ui/skeleton.css'
import './quotes.css'

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
      <div className="card quotes" data-colours={colours}>
        <p className="quotes-day numbers">
          {data
            ? fill(t.tradingDay, { day: formatDay(language, Date.parse(`${data.tradingDay}T12:00:00+08:00`)) })
            : '\u00a0'}
        </p>
        <ul role="list">
          {data
            ? data.prices.map((price) => <QuoteRow key={price.code} price={price} />)
            : block.instruments.map((code) => <li key={code} className={isError ? 'quote' : 'quote skeleton'} />)}
        </ul>
        {isError && !data && (
          <div className="quotes-failed" role="alert">
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
