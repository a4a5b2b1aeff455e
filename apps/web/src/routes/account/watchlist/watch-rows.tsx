import { useEffect, useRef, useState } from 'react'
import { board } from '../../../shared/market/quotes.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text as orderText } from '../../../shared/ui/long-press/text.ts'
import { type ReorderEvent, useReorder } from '../../../shared/ui/long-press/use-reorder.ts'
import { text } from './text.ts'
import { WatchRow } from './watch-row.tsx'

interface WatchRowsProps {
  codes: readonly string[]
  isEditing: boolean
  onOpen: (code: string) => void
  /** the whole list as it shall be */
  onKeep: (codes: readonly string[]) => void
}

/**
 * The rows in the person's order. A row that is held follows the finger and is kept where it is dropped; the buttons of a
 * lifted row, or of every row while the list is edited, move it too, and so do the arrow keys. Each is said as it happens.
 * A list that changes under a row in hand puts it back: what is dropped is always an order of the list that stands.
 */
export const WatchRows = ({ codes, isEditing, onOpen, onKeep }: WatchRowsProps) => {
  const t = useText(text)
  const say = useText(orderText)
  const language = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  /** the order while a row is in hand; kept when it is dropped */
  const [draft, setDraft] = useState<readonly string[]>()
  const newest = useRef(codes)
  const isInHand = useRef(false)
  const order = draft ?? codes
  const nameOf = (code: string) => board.get(code)?.name[language] ?? code

  const tell = (event: ReorderEvent, code: string, place: number) => {
    setSaid(fill(say[event], { name: nameOf(code), n: place + 1, count: order.length }))
    if (event === 'lifted') {
      isInHand.current = true
      newest.current = order
      return
    }
    if (event === 'moved' && isInHand.current) return
    isInHand.current = false
    setDraft(undefined)
    if (event !== 'cancelled' && newest.current.join() !== codes.join()) onKeep(newest.current)
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
  const { lifted, lift, move, drop, cancel } = useReorder({ list, order, onOrder, rowAt, tell })

  const putBack = useRef(cancel)
  putBack.current = cancel
  const joined = codes.join()
  const stood = useRef(joined)
  useEffect(() => {
    if (stood.current === joined) return
    stood.current = joined
    putBack.current()
  }, [joined])

  // a button that went with its row leaves the focus on the one that took its place
  const focusAt = useRef<number>(undefined)
  useEffect(() => {
    const place = focusAt.current
    if (place === undefined) return
    focusAt.current = undefined
    const rows = list.current?.children
    rows?.[Math.min(place, rows.length - 1)]?.querySelector('button')?.focus()
  })
  const remove = (code: string) => {
    cancel()
    focusAt.current = codes.indexOf(code)
    setSaid(fill(t.removedNow, { name: nameOf(code) }))
    onKeep(codes.filter((other) => other !== code))
  }

  return (
    <>
      <ul ref={list} className="watch-rows account-card" role="list" aria-label={t.list}>
        {order.map((code, place) => (
          <WatchRow
            key={code}
            code={code}
            isEditing={isEditing}
            isLifted={code === lifted}
            onOpen={() => (lifted === undefined ? onOpen(code) : undefined)}
            onLift={() => lift(code)}
            onUp={() => move(code, place - 1)}
            onDown={() => move(code, place + 1)}
            onDrop={drop}
            onRemove={() => remove(code)}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
