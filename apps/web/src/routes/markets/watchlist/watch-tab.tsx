import { useState } from 'react'
import { goTo } from '../../../platform/navigation.ts'
import { QuoteRowShapes } from '../../../shared/market/quote-table.tsx'
import { securityPath } from '../../../shared/market/security-path.ts'
import { useFollowed } from '../../../shared/market/use-quotes.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import { added, codesOf } from '../../../shared/watchlist/list.ts'
import { text } from '../../../shared/watchlist/text.ts'
import { useWatchlist } from '../../../shared/watchlist/use-watchlist.ts'
import { Indices } from '../market/indices.tsx'
import * as pageStyles from '../page.module.css'
import { AddSheet } from './add-sheet.tsx'
import { Empty } from './empty.tsx'
import { GroupChips } from './group-chips.tsx'
import { GroupsSheet } from './groups-sheet.tsx'
import { addIcon } from './icons.ts'
import { NotSaved } from './not-saved.tsx'
import { useSort } from './use-sort.ts'
import { WatchBar } from './watch-bar.tsx'
import { WatchRows } from './watch-rows.tsx'
import * as styles from './watchlist.module.css'

/** R31: a person's watchlist with live quotes, in their order and groups. Each change is stored immediately. */
export const WatchTab = () => {
  const t = useText(text)
  const { list, error, isFetching, refetch, failure, save } = useWatchlist()
  const [isEditing, setEditing] = useState(false)
  const [open, setOpen] = useState<'add' | 'groups'>()
  const [chosen, choose] = useState<string>()
  const { sort, press, clear, inOrder } = useSort(list?.codes ?? [])
  useFollowed(list?.codes ?? [])

  if (!list && error) return <FailedPart error={error} busy={isFetching} onRetry={refetch} isWhole />
  if (!list)
    return (
      <div className={styles.watchlist}>
        <Indices isAside />
        <Loading>
          <div className={pageStyles.marketsCard}>
            <QuoteRowShapes count={5} />
          </div>
        </Loading>
      </div>
    )
  const close = () => setOpen(undefined)
  const isEmpty = list.codes.length === 0
  // another device may have deleted the group
  const group = list.groups.some(({ name }) => name === chosen) ? chosen : undefined
  const shown = codesOf(list, group)
  return (
    <div className={styles.watchlist}>
      {!isEmpty && (
        <>
          <Indices isAside />
          {list.groups.length > 0 && <GroupChips groups={list.groups} value={group} onChange={choose} />}
          <WatchBar
            hasRows={shown.length > 0}
            sort={sort}
            onSort={press}
            isEditing={isEditing}
            onEdit={() => {
              // rows are moved in the person's own order
              clear()
              setEditing(!isEditing)
            }}
            onGroups={() => setOpen('groups')}
          />
        </>
      )}
      {failure !== null && <NotSaved error={failure} />}
      {isEmpty ? (
        <>
          <Empty onAdd={() => setOpen('add')} />
          <Indices isAside />
        </>
      ) : (
        <>
          {/* another group is another list, so that its moves and swipes begin anew */}
          <WatchRows
            key={group === undefined ? 'all' : `group ${group}`}
            list={list}
            group={group}
            sorted={sort && inOrder(shown)}
            isEditing={isEditing}
            onOpen={(code) => goTo(securityPath(code))}
            onSave={save}
          />
          {shown.length === 0 && <p className={styles.watchGroupsNote}>{t.groupEmpty}</p>}
          <Button look="quiet" onClick={() => setOpen('add')}>
            <Icon path={addIcon} size={20} />
            {t.add}
          </Button>
          {shown.length > 0 && (
            <p className={styles.watchHint}>{isEditing ? t.hintEditing : sort ? t.hintSorted : t.hint}</p>
          )}
        </>
      )}
      {open === 'add' && (
        <AddSheet codes={list.codes} onAdd={(code) => save(added(list, code, group))} onClose={close} />
      )}
      {open === 'groups' && (
        <GroupsSheet list={list} onSave={save} onRenamed={(from, to) => group === from && choose(to)} onClose={close} />
      )}
    </div>
  )
}
