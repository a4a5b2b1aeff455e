import type { AreaCode } from '@foyer/api/area-codes'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Language } from '../text/languages.ts'
import { isTyping, moveBy, type Typed, typeAhead, typeOn } from './list-keys.ts'

interface ActiveRow {
  rows: readonly AreaCode[]
  /** identity of the rows; the active row resets when it changes */
  of: unknown
  list: RefObject<HTMLElement | null>
  language: Language
  /** index of the active row before the keyboard has moved */
  startAt: number | undefined
  onPick: (at: number) => void
}

/** Number of rows in view minus one, which stays visible for orientation. */
const pageOf = (list: HTMLElement | null): number => {
  const row = list?.querySelector<HTMLElement>('[data-at]')
  return list && row ? Math.max(1, Math.floor(list.clientHeight / row.offsetHeight) - 1) : 1
}

/**
 * The row that the keyboard has reached (C10), while the focus itself stays in the field or on the listbox. It resets
 * when the rows change. In the field, letters are text, and so are Home and End once the field has text.
 */
export const useActiveRow = ({ rows, of, list, language, startAt, onPick }: ActiveRow) => {
  const [moved, setMoved] = useState<{ of: unknown; at: number }>()
  const typed = useRef<Typed>({ word: '', at: Number.NEGATIVE_INFINITY })
  const isMoved = moved !== undefined && moved.of === of
  const at = isMoved ? moved.at : startAt

  useEffect(() => {
    if (isMoved) list.current?.querySelector(`[data-at="${moved.at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [list, isMoved, moved])

  const letter = (event: KeyboardEvent): number | undefined => {
    typed.current = typeOn(typed.current, event.key, event.timeStamp)
    return typeAhead(rows, typed.current.word, at, language)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // 229: Safari ends a composition before it sends the key that ended it
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const field = event.target instanceof HTMLInputElement ? event.target : undefined
    if (event.key === 'Enter' || (event.key === ' ' && !field && !isTyping(typed.current, event.timeStamp))) {
      event.preventDefault()
      if (at === undefined) list.current?.focus()
      else onPick(at)
      return
    }
    if (field?.value && (event.key === 'Home' || event.key === 'End')) return
    const next =
      moveBy(event.key, at, rows.length, pageOf(list.current)) ??
      (field || event.key.length > 1 ? undefined : letter(event))
    if (next === undefined) return
    event.preventDefault()
    setMoved({ of, at: next })
  }
  return { at, isMoved, onKeyDown }
}
