import { inLanguage } from '@foyer/api/languages'
import { useEffect, useRef, useState } from 'react'
import { board } from '../../../shared/market/quotes.ts'
import { useSparklines } from '../../../shared/market/use-sparklines.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text as orderText } from '../../../shared/ui/long-press/text.ts'
import { type ReorderEvent, useReorder } from '../../../shared/ui/long-press/use-reorder.ts'
import { codesOf, type List, onTop, regrouped, removed, reordered } from '../../../shared/watchlist/list.ts'
import { text } from '../../../shared/watchlist/text.ts'
import * as pageStyles from '../page.module.css'
import { RowSheet } from './row-sheet.tsx'
import { useSwipe } from './use-swipe.ts'
import { WatchRow } from './watch-row.tsx'
import * as styles from './watchlist.module.css'

interface WatchRowsProps {
  list: List
  /** the name of the shown group; undefined for the whole list */
  group: string | undefined
  /** the rows in another order than that of the list, in which no row can be lifted */
  sorted: readonly string[] | undefined
  isEditing: boolean
  onOpen: (code: string) => void
  /** receives the complete new list */
  onSave: (list: List) => void
}

/**
 * The rows in the person's order. A lifted row follows the finger and is stored where it is dropped. The buttons of a
 * lifted row, or of every row in edit mode, move it too, and so do the arrow keys. Each move is announced. A list that
 * changes during a drag puts the lifted row back, so that a drop always reorders the current list.
 */
export const WatchRows = ({ list: all, group, sorted, isEditing, onOpen, onSave }: WatchRowsProps) => {
  const codes = codesOf(all, group)
  const t = useText(text)
  const orderTexts = useText(orderText)
  const language = useLanguage()
  const lines = useSparklines(codes)
  const list = useRef<HTMLUListElement>(null)
  const [announcement, announce] = useState('')
  /** the order during a drag; stored on drop */
  const [draft, setDraft] = useState<readonly string[]>()
  const newest = useRef(codes)
  const isDragging = useRef(false)
  const order = draft ?? sorted ?? codes
  const nameOf = (code: string) => inLanguage(board.get(code)?.name, language) ?? code

  const onReorder = (event: ReorderEvent, code: string, place: number) => {
    announce(fill(orderTexts[event], { name: nameOf(code), n: place + 1, count: order.length }))
    if (event === 'lifted') {
      isDragging.current = true
      newest.current = order
      return
    }
    if (event === 'moved' && isDragging.current) return
    isDragging.current = false
    setDraft(undefined)
    if (event !== 'cancelled' && newest.current.join() !== codes.join()) onSave(reordered(all, newest.current))
  }
  const onOrder = (next: readonly string[]) => {
    newest.current = next
    setDraft(next)
  }
  const rowAt = (clientY: number) =>
    [...(list.current?.children ?? [])].findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return clientY >= top && clientY < bottom
    })
  const { lifted, lift, move, drop, cancel } = useReorder({ list, order, onOrder, rowAt, notify: onReorder })

  const { revealed, cover } = useSwipe(list, isEditing || lifted !== undefined)
  const [menuOf, setMenuOf] = useState<string>()

  const putBack = useRef(cancel)
  putBack.current = cancel
  const joined = codes.join()
  const stood = useRef(joined)
  useEffect(() => {
    if (stood.current === joined) return
    stood.current = joined
    putBack.current()
  }, [joined])

  // when a button disappears with its row, the focus moves to the button that replaces it
  const focusAt = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an earlier rendering still has the row that is removed
  useEffect(() => {
    const place = focusAt.current
    if (place === undefined) return
    focusAt.current = undefined
    const rows = list.current?.children
    rows?.[Math.min(place, rows.length - 1)]?.querySelector('button')?.focus()
  }, [joined])
  const remove = (code: string) => {
    cancel()
    cover()
    focusAt.current = order.indexOf(code)
    announce(fill(t.removedNow, { name: nameOf(code) }))
    onSave(removed(all, code))
  }
  const top = (code: string) => {
    cancel()
    cover()
    announce(fill(orderTexts.moved, { name: nameOf(code), n: 1, count: codes.length }))
    onSave(onTop(all, code))
  }
  const regroup = (code: string, to: string | undefined) => {
    announce(fill(to === undefined ? t.outOfGroup : t.inGroup, { name: nameOf(code), group: to ?? '' }))
    onSave(regrouped(all, code, to))
  }

  return (
    <>
      <ul ref={list} className={`${styles.watchRows} ${pageStyles.marketsCard}`} role="list" aria-label={t.list}>
        {order.map((code, place) => (
          <WatchRow
            key={code}
            code={code}
            line={lines.get(code)}
            isEditing={isEditing}
            isLifted={code === lifted}
            isFirst={place === 0}
            isLast={place === order.length - 1}
            isRevealed={code === revealed}
            onOpen={() => {
              if (lifted !== undefined) return
              if (isEditing) setMenuOf(code)
              else onOpen(code)
            }}
            onLift={() => {
              if (!sorted) lift(code)
            }}
            onUp={() => move(code, place - 1)}
            onDown={() => move(code, place + 1)}
            onDrop={drop}
            onRemove={() => remove(code)}
            onTop={() => top(code)}
          />
        ))}
      </ul>
      {menuOf !== undefined && codes.includes(menuOf) && (
        <RowSheet
          code={menuOf}
          name={nameOf(menuOf)}
          list={all}
          onTop={() => top(menuOf)}
          onGroup={(to) => regroup(menuOf, to)}
          onRemove={() => remove(menuOf)}
          onClose={() => setMenuOf(undefined)}
        />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  )
}
