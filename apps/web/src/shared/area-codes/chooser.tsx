import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { closeIcon } from '../ui/icons.ts'
import { searchIcon } from '../ui/later-icons.ts'
import * as sheetStyles from '../ui/sheet.module.css'
import { Spinner } from '../ui/spinner.tsx'
import { FailedCall } from './failed-call.tsx'
import { type Group, placeOf, rowsOf } from './groups.ts'
import { IndexBar } from './index-bar.tsx'
import type { PickedArea } from './picked-area.ts'
import * as regionListStyles from './region-list.module.css'
import { optionId, RegionList } from './region-list.tsx'
import { SearchBar } from './search-bar.tsx'
import * as styles from './selector.module.css'
import { text } from './text.ts'
import { useActiveRow } from './use-active-row.ts'
import { useFullList } from './use-full-list.ts'
import { useSearch } from './use-search.ts'
import { useShownGroups } from './use-shown-groups.ts'

interface ChooserProps {
  pc: boolean
  selectedId: string
  onPick: (area: PickedArea) => void
  onCancel: () => void
}

/** On a touch screen, focus in the field would open the on-screen keyboard over the list. */
const startsInField = (pc: boolean): boolean => !pc && matchMedia('(pointer: fine)').matches

/**
 * Content of the selector's dialog: title or search bar, the list with its index, and the loading, empty and error
 * states.
 */
export const Chooser = ({ pc, selectedId, onPick, onCancel }: ChooserProps) => {
  const t = useText(text)
  const language = useLanguage()
  const id = useId()
  const [inField] = useState(() => startsInField(pc))
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const full = useFullList()
  const search = useSearch()
  const { everything, found, isMissing } = useShownGroups(full.list, search.shown, selectedId, language)
  const allRows = useMemo(() => rowsOf(everything), [everything])
  const foundRows = useMemo(() => rowsOf(found?.groups ?? []), [found])
  const allCurrent = placeOf(allRows, selectedId)

  const rows = found ? foundRows : allRows
  const listId = `${id}${found ? 'found' : 'all'}`
  const pick = (at: number) => {
    const row = rows[at]
    if (row) onPick({ id: row.id, value: row.value })
  }
  // Enter picks the only result, but not one of an earlier search text
  const onlyFound = rows.length === 1 && search.isSettled(typed) ? 0 : undefined
  const startAt = found ? onlyFound : inField ? undefined : allCurrent
  const { at, isMoved, onKeyDown } = useActiveRow({ rows, of: found, list, language, startAt, onPick: pick })

  const isLoading = isMissing && (full.loading || search.searching)
  const failure = search.failure?.failure ?? (isMissing ? full.failure : undefined)
  const isEmpty = rows.length === 0 && !isLoading && !failure

  // `showModal` moves the focus here. React's `autoFocus` runs while the dialog is still closed.
  useLayoutEffect(() => {
    const first = inField ? field.current : (list.current ?? body.current)
    first?.setAttribute('autofocus', '')
  }, [inField])

  useEffect(() => {
    if (!full.list) return
    if (!document.activeElement?.matches('input, button')) list.current?.focus({ preventScroll: true })
    list.current
      ?.querySelector(`.${regionListStyles.regionGroup} + .${regionListStyles.regionGroup} [aria-selected="true"]`)
      ?.scrollIntoView({ block: 'center' })
  }, [full.list])

  const settle = (value: string) => {
    search.settle(value)
    if (value.trim() === '' && !full.list && !full.loading) void full.load()
  }
  // the retry button disappears with the failure, so the focus moves elsewhere first
  const retry = () => {
    ;(list.current ?? body.current)?.focus()
    if (search.failure) search.retry()
    else void full.load()
  }
  const headingOf = ({ key }: Group) =>
    key === 'often' ? t.often : key === '#' ? t.other : key === 'found' ? fill(t.found, { count: rows.length }) : key
  const jump = ({ key }: Group) => {
    const group = list.current?.querySelector<HTMLElement>(`[data-group="${key}"]`)
    const top = list.current?.getBoundingClientRect().top
    if (group && top !== undefined) list.current?.scrollBy({ top: group.getBoundingClientRect().top - top })
  }
  const shared = {
    label: t.title,
    language,
    headingOf,
    isMoved,
    onPick: pick,
    onKeyDown,
    hintId: pc ? `${id}hint` : undefined,
  }

  return (
    <>
      {pc ? (
        <header className={sheetStyles.sheetHead}>
          <div>
            <h2>{t.title}</h2>
            <p id={`${id}hint`} className={styles.selectorHint}>
              {t.typeAhead}
            </p>
          </div>
          <button type="button" className="icon-button" aria-label={t.close} onClick={onCancel}>
            <Icon path={closeIcon} />
          </button>
        </header>
      ) : (
        <SearchBar
          ref={field}
          value={typed}
          busy={search.searching}
          error={search.rejection && t[search.rejection]}
          listId={rows.length > 0 ? listId : undefined}
          activeId={at === undefined ? undefined : optionId(listId, at)}
          onType={setTyped}
          onSettle={settle}
          onCompose={search.pause}
          onKeyDown={onKeyDown}
          onCancel={onCancel}
        />
      )}
      <p role="status" className="visually-hidden">
        {isLoading ? t.loading : isEmpty ? t.nothing : found ? fill(t.found, { count: rows.length }) : ''}
      </p>
      {failure && <FailedCall failure={failure} isAlone={rows.length === 0} onRetry={retry} />}
      <div
        ref={body}
        className={styles.selectorBody}
        tabIndex={-1}
        // scrolling the list closes the on-screen keyboard
        onTouchMove={() => document.activeElement === field.current && list.current?.focus({ preventScroll: true })}
      >
        {isLoading && (
          <p className={styles.selectorState}>
            <Spinner /> {t.loading}
          </p>
        )}
        {isEmpty && (
          <div className={styles.selectorState}>
            <Icon path={searchIcon} size={32} />
            <p>{t.nothing}</p>
            <p className={styles.selectorHint}>{t.nothingHint}</p>
          </div>
        )}
        {everything.length > 0 && (
          <RegionList
            {...shared}
            ref={found ? undefined : list}
            id={`${id}all`}
            groups={everything}
            typed=""
            currentAt={allCurrent}
            activeAt={found ? undefined : at}
            isIndexed
            hidden={found !== undefined}
          />
        )}
        {found && foundRows.length > 0 && (
          <RegionList
            {...shared}
            ref={list}
            id={`${id}found`}
            groups={found.groups}
            typed={found.typed}
            currentAt={placeOf(foundRows, selectedId)}
            activeAt={at}
            isIndexed={false}
            hidden={false}
          />
        )}
        {!found && everything.length > 0 && <IndexBar groups={everything} onJump={jump} />}
      </div>
    </>
  )
}
