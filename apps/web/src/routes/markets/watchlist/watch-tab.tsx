import type { InstrumentFacts } from '@foyer/api/market'
import { useState } from 'react'
import { InstrumentSheet } from '../../../shared/market/instrument-sheet.tsx'
import { MarketLine } from '../../../shared/market/market-line.tsx'
import { QuoteRowShapes } from '../../../shared/market/quote-table.tsx'
import { board } from '../../../shared/market/quotes.ts'
import { QuotesFailed } from '../../../shared/market/quotes-failed.tsx'
import { useFollowed } from '../../../shared/market/use-quotes.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import { text } from '../../../shared/watchlist/text.ts'
import { useWatchlist } from '../../../shared/watchlist/use-watchlist.ts'
import { WatchButton } from '../../../shared/watchlist/watch-button.tsx'
import * as pageStyles from '../page.module.css'
import { AddSheet } from './add-sheet.tsx'
import { Empty } from './empty.tsx'
import { NotSaved } from './not-saved.tsx'
import { WatchRows } from './watch-rows.tsx'
import * as styles from './watchlist.module.css'

/** R31: a person's watchlist with live quotes, in their order. Each change is stored immediately. */
export const WatchTab = () => {
  const t = useText(text)
  const language = useLanguage()
  const watchlist = useWatchlist()
  const { codes, error, isFetching, refetch, failure, save } = watchlist
  const [isEditing, setEditing] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<InstrumentFacts>()
  useFollowed(codes ?? [])

  if (!codes && error) return <FailedPart error={error} busy={isFetching} onRetry={refetch} />
  if (!codes)
    return (
      <Loading>
        <div className={pageStyles.marketsCard}>
          <QuoteRowShapes count={5} />
        </div>
      </Loading>
    )
  const isEmpty = codes.length === 0
  return (
    <div className={styles.watchlist}>
      {!isEmpty && (
        <div className={`${pageStyles.marketsLine} ${styles.watchBar}`}>
          <MarketLine />
          <button
            type="button"
            className={styles.watchEdit}
            aria-pressed={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {isEditing ? t.done : t.edit}
          </button>
        </div>
      )}
      {failure !== null && <NotSaved error={failure} />}
      <QuotesFailed />
      {isEmpty ? (
        <Empty />
      ) : (
        <WatchRows codes={codes} isEditing={isEditing} onOpen={(code) => setOpened(board.get(code))} onSave={save} />
      )}
      <Button onClick={() => setAdding(true)}>{t.add}</Button>
      {!isEmpty && <p className={styles.watchHint}>{t.hint}</p>}
      {isAdding && <AddSheet codes={codes} onAdd={(code) => save([...codes, code])} onClose={() => setAdding(false)} />}
      {opened && (
        <InstrumentSheet
          facts={opened}
          onClose={() => setOpened(undefined)}
          footer={<WatchButton code={opened.code} name={opened.name[language]} watchlist={watchlist} />}
        />
      )}
    </div>
  )
}
