import { useRef, useState } from 'react'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { checkIcon } from '../later-icons.ts'
import { downArrowIcon, gripIcon, upArrowIcon } from './icons.ts'
import * as styles from './reorder-list.module.css'
import { text } from './text.ts'
import { useLongPress } from './use-long-press.ts'
import { type ReorderEvent, useReorder } from './use-reorder.ts'

interface Item {
  key: string
  name: string
}

interface RowProps {
  item: Item
  lifted: boolean
  onLift: () => void
  onUp: () => void
  onDown: () => void
  onDone: () => void
}

const Row = ({ item, lifted, onLift, onUp, onDown, onDone }: RowProps) => {
  const t = useText(text)
  const { className, ...press } = useLongPress(onLift)
  const button = (label: string, icon: string, onClick: () => void) => (
    <button type="button" className="icon-button" aria-label={`${label}: ${item.name}`} onClick={onClick}>
      <Icon path={icon} size={20} />
    </button>
  )
  return (
    <li className={lifted ? `${styles.reorderRow} ${styles.isLifted}` : styles.reorderRow}>
      <button type="button" className={`${styles.reorderName} ${className}`} aria-pressed={lifted} {...press}>
        <Icon path={gripIcon} size={20} />
        {item.name}
      </button>
      {lifted && (
        <>
          {button(t.up, upArrowIcon, onUp)}
          {button(t.down, downArrowIcon, onDown)}
          {button(t.done, checkIcon, onDone)}
        </>
      )}
    </li>
  )
}

/**
 * A list that a person can reorder. A long press (K6) lifts a row, which then follows the finger, its buttons or the
 * arrow keys.
 */
export const ReorderList = ({
  label,
  items,
  onOrder,
}: {
  label: string
  items: readonly Item[]
  onOrder: (keys: readonly string[]) => void
}) => {
  const t = useText(text)
  const list = useRef<HTMLUListElement>(null)
  const [announced, setAnnounced] = useState('')
  const notify = (event: ReorderEvent, key: string, place: number) => {
    const name = items.find((item) => item.key === key)?.name ?? ''
    setAnnounced(fill(t[event], { name, n: place + 1, count: items.length }))
  }
  const rowAt = (clientY: number) =>
    [...(list.current?.children ?? [])].findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return clientY >= top && clientY < bottom
    })
  const order = items.map(({ key }) => key)
  const { lifted, lift, move, drop } = useReorder({ list, order, onOrder, rowAt, notify })
  return (
    <>
      <ul ref={list} className={styles.reorderList} role="list" aria-label={label}>
        {items.map((item, place) => (
          <Row
            key={item.key}
            item={item}
            lifted={item.key === lifted}
            onLift={() => lift(item.key)}
            onUp={() => move(item.key, place - 1)}
            onDown={() => move(item.key, place + 1)}
            onDone={drop}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  )
}
