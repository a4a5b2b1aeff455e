import type { MoversReply, Quote } from '@foyer/api/market'
import { type MoverBoard, moverBoards, shownMovers } from '@foyer/api/market-limits'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { requestMarket } from '../../../shared/market/calls.ts'
import { compactNumber, currencySymbol } from '../../../shared/market/figures.ts'
import { QuoteRowShapes, QuoteTable } from '../../../shared/market/quote-table.tsx'
import { showQuotes, useFollowed } from '../../../shared/market/use-quotes.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import * as pageStyles from '../page.module.css'
import * as styles from './market.module.css'
import { text } from './text.ts'
import { useIndices } from './use-indices.ts'

/** Milliseconds between requests for the ranking. It changes slowly; the quotes in the rows are live. */
const rankEvery = 20_000

/** The stocks with the largest rise, fall or turnover. The ranking is requested again at intervals. */
export const Movers = ({ first }: { first: MoversReply | undefined }) => {
  const t = useText(text)
  const language = useLanguage()
  const id = useId()
  const [board, setBoard] = useState<MoverBoard>('gainers')
  const indices = useIndices()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['market-movers', board],
    queryFn: async ({ signal }) => {
      const reply = await requestMarket<MoversReply>('market/movers', { board, count: shownMovers }, signal)
      showQuotes(reply.quotes)
      return reply
    },
    refetchInterval: rankEvery,
    initialData: first?.board === board ? first : undefined,
    initialDataUpdatedAt: 0,
  })
  useFollowed(data?.quotes.map(({ code }) => code) ?? [])
  const turnoverOf = ({ currency, turnover }: Quote) => currencySymbol(currency) + compactNumber(language, turnover)
  // the indices above state the failure, and their button retries both
  if (!data && !indices.data && indices.error) return null
  return (
    <section className={styles.movers} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {t.movers}
      </h2>
      <Segmented
        label={t.board}
        options={moverBoards.map((value) => ({ value, label: t[value] }))}
        value={board}
        onChange={setBoard}
      />
      {/* only where the indices are there: until then they state what failed */}
      {!data && error && indices.data ? (
        <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={`${pageStyles.marketsCard} ${styles.moversCard}`}>
          {!data && (
            <Loading>
              <QuoteRowShapes count={shownMovers} />
            </Loading>
          )}
          {data && data.quotes.length > 0 && (
            <QuoteTable label={t[board]} rows={data.quotes} detailOf={board === 'turnover' ? turnoverOf : undefined} />
          )}
          {data?.quotes.length === 0 && <p className={styles.moversNone}>{t.none}</p>}
        </div>
      )}
    </section>
  )
}
