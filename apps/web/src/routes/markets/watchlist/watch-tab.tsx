import { useState } from 'react'
import { goTo } from '../../../platform/navigation.ts'
import { QuoteRowShapes } from '../../../shared/market/quote-table.tsx'
import { securityPath } from '../../../shared/market/security-path.ts'
import { useFollowed } from '../../../shared/market/use-quotes.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import { text } from '../../../shared/watchlist/text.ts'
import { useWatchlist } from '../../../shared/watchlist/use-watchlist.ts'
import * as pageStyles from '../page.module.css'
import { AddSheet } from './add-sheet.tsx'
import { Empty } from './empty.tsx'
import { NotSaved } from './not-saved.tsx'
import { WatchRows } from './watch-rows.tsx'
import * as styles from './watchlist.module.css'

/** R31: a person's watchlist with live quotes, in their order. Each change is stored immediately. */
export const WatchTab = () => {
  const t = useText(text)
  const { codes, error, isFetching, refetch, failure, save } = useWatchlist()
  const [isEditing, setEditing] = useState(false)
  const [isAdding, setAdding] = useState(false)
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
        <div className={styles.watchBar}>
          <p className="numbers">{fill(t.count, { count: codes.length })}</p>
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
      {isEmpty ? (
        <Empty />
      ) : (
        <WatchRows codes={codes} isEditing={isEditing} onOpen={(code) => goTo(securityPath(code))} onSave={save} />
      )}
      <Button onClick={() => setAdding(true)}>{t.add}</Button>
      {!isEmpty && <p className={styles.watchHint}>{t.hint}</p>}
      {isAdding && <AddSheet codes={codes} onAdd={(code) => save([...codes, code])} onClose={() => setAdding(false)} />}
    </div>
  )
}
