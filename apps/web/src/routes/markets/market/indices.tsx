import type { InstrumentFacts, QuotesReply } from '@foyer/api/market'
import { useQuery } from '@tanstack/react-query'
import { requestMarket } from '../../../shared/market/calls.ts'
import { Change } from '../../../shared/market/change.tsx'
import { Price } from '../../../shared/market/price.tsx'
import { showQuotes, useFollowed, useQuote } from '../../../shared/market/use-quotes.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from './market.module.css'
import { text } from './text.ts'

interface CardProps {
  facts: InstrumentFacts
  onOpen: (facts: InstrumentFacts) => void
}

const Card = ({ facts, onOpen }: CardProps) => {
  const language = useLanguage()
  const quote = useQuote(facts.code)
  return (
    <li>
      <button type="button" className={styles.indexCard} onClick={() => onOpen(facts)}>
        <span className={styles.indexName}>{facts.name[language]}</span>
        {quote ? (
          <>
            <Price kind="index" price={quote.price} />
            <Change kind={quote.kind} change={quote.change} percent={quote.percent} />
          </>
        ) : (
          <span className={skeletonStyles.skeleton} />
        )}
      </button>
    </li>
  )
}

/** All indices with live values. A tap opens the chart. */
export const Indices = ({ onOpen }: Pick<CardProps, 'onOpen'>) => {
  const t = useText(text)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['market-indices'],
    queryFn: async ({ signal }) => {
      const reply = await requestMarket<QuotesReply>('market/indices', {}, signal)
      showQuotes(reply.quotes)
      return reply
    },
    staleTime: Infinity,
  })
  useFollowed(data?.quotes.map(({ code }) => code) ?? [])
  if (!data && error) return <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <ul className={styles.indexCards} role="list" aria-label={t.indices}>
      {data
        ? data.quotes.map((quote) => <Card key={quote.code} facts={quote} onOpen={onOpen} />)
        : ['one', 'two', 'three'].map((key) => (
            <li key={key} className={`${skeletonStyles.skeleton} ${styles.indexCardShape}`} />
          ))}
    </ul>
  )
}
