import { inLanguage } from '@foyer/api/languages'
import type { InstrumentFacts, QuotesReply } from '@foyer/api/market'
import { useQueryClient } from '@tanstack/react-query'
import { Change } from '../../../shared/market/change.tsx'
import { Price } from '../../../shared/market/price.tsx'
import { securityPath } from '../../../shared/market/security-path.ts'
import { Sparkline } from '../../../shared/market/sparkline.tsx'
import { useFollowed, useQuote } from '../../../shared/market/use-quotes.ts'
import { type Sparkline as Line, useSparklines } from '../../../shared/market/use-sparklines.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from './market.module.css'
import { text } from './text.ts'
import { useIndices } from './use-indices.ts'

const Card = ({ facts, line, isAside }: { facts: InstrumentFacts; line: Line | undefined; isAside: boolean }) => {
  const language = useLanguage()
  const quote = useQuote(facts.code)
  return (
    <li>
      <a className={styles.indexCard} href={`#${securityPath(facts.code)}`}>
        <span className={styles.indexName}>{inLanguage(facts.name, language)}</span>
        {quote ? (
          <>
            {!isAside && <Price kind="index" price={quote.price} />}
            <Change kind={quote.kind} change={quote.change} percent={quote.percent} show="percent" />
          </>
        ) : (
          <span className={`${skeletonStyles.skeleton} ${styles.indexFiguresShape}`} />
        )}
        {!isAside && <Sparkline code={facts.code} line={line} />}
      </a>
    </li>
  )
}

interface IndicesProps {
  first?: QuotesReply | undefined
  /** beside the content of the view: name and change alone, and absent if they do not load */
  isAside?: boolean
}

/** All indices with live values and the course of the day, side by side. A tap opens the page of the index. */
export const Indices = ({ first, isAside = false }: IndicesProps) => {
  const t = useText(text)
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useIndices(first)
  const codes = data?.quotes.map(({ code }) => code) ?? []
  useFollowed(codes)
  const lines = useSparklines(isAside ? [] : codes)
  const retry = () => {
    void refetch()
    void client.refetchQueries({ queryKey: ['market-movers'] })
  }
  if (!data && error) return isAside ? null : <FailedPart error={error} busy={isFetching} onRetry={retry} isWhole />
  return (
    // a scrollable region must be reachable by keyboard: its links are
    <ul className={`${styles.indexCards}${isAside ? ` ${styles.isAside}` : ''}`} role="list" aria-label={t.indices}>
      {data
        ? data.quotes.map((quote) => (
            <Card key={quote.code} facts={quote} line={lines.get(quote.code)} isAside={isAside} />
          ))
        : ['one', 'two', 'three'].map((key) => (
            <li key={key}>
              <div className={`${skeletonStyles.skeleton} ${styles.indexCardShape}`} />
            </li>
          ))}
    </ul>
  )
}
