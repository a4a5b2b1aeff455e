import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { ArrowDown, ArrowUp, Copy, GripVertical, type LucideIcon, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { type MenuAct, RowMenu } from '../ui/row-menu.tsx'
import { text } from './text.ts'
import { useRowDrag } from './use-row-drag.ts'

export interface RowActs {
  readonly select: () => void
  readonly move: (to: number) => void
  readonly drop: (key: string, to: number) => void
  readonly duplicate: () => void
  readonly remove: () => void
}

interface Props {
  readonly list: string
  readonly id: string
  readonly index: number
  readonly all: number
  readonly name: string
  readonly summary: string
  readonly icon: LucideIcon
  readonly isSelected: boolean
  readonly isReadOnly: boolean
  /** what is to do in the item */
  readonly problems: number
  readonly acts: RowActs
}

/** An item of the outline: a click opens it, and it is moved by dragging, by keys or by its menu. */
export const OutlineRow = ({ list, id, index, all, name, summary, icon: Icon, ...more }: Props) => {
  const { isSelected, isReadOnly, problems, acts } = more
  const t = useText(text)
  const row = useRef<HTMLLIElement>(null)
  const { isDragged, edge } = useRowDrag(row, { list, key: id, index, isFixed: isReadOnly, drop: acts.drop })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isReadOnly) return
    const to = event.key === 'ArrowUp' ? index - 1 : event.key === 'ArrowDown' ? index + 1 : undefined
    if (event.altKey && to !== undefined) {
      event.preventDefault()
      if (to >= 0 && to < all) acts.move(to)
    } else if (event.key === 'Delete') {
      event.preventDefault()
      acts.remove()
    }
  }
  const menu: readonly MenuAct[] = [
    ...(index > 0 ? [{ name: t.moveUp, icon: <ArrowUp size={16} />, act: () => acts.move(index - 1) }] : []),
    ...(index < all - 1 ? [{ name: t.moveDown, icon: <ArrowDown size={16} />, act: () => acts.move(index + 1) }] : []),
    { name: t.duplicate, icon: <Copy size={16} />, act: acts.duplicate },
    { name: t.remove, icon: <Trash2 size={16} />, isDangerous: true, act: acts.remove },
  ]
  return (
    <li
      ref={row}
      className="part-row"
      data-selected={isSelected || undefined}
      data-dragged={isDragged || undefined}
      data-edge={edge}
    >
      {!isReadOnly && <GripVertical className="part-grip" size={15} aria-hidden="true" />}
      <button
        type="button"
        className="part-name"
        data-part={id}
        aria-current={isSelected || undefined}
        aria-describedby={isReadOnly ? undefined : 'outline-keys'}
        onClick={acts.select}
        onKeyDown={onKeyDown}
      >
        <Icon className="part-icon" size={17} aria-hidden="true" />
        <span className="part-text">
          <span className="part-title">{name}</span>
          {summary !== '' && <span className="part-summary">{summary}</span>}
        </span>
        {problems > 0 && (
          <span className="part-problems">
            <span aria-hidden="true">{problems}</span>
            <span className="visually-hidden">{fill(t.problemsHere, { count: problems })}</span>
          </span>
        )}
      </button>
      {!isReadOnly && <RowMenu label={fill(t.actsOf, { name })} acts={menu} />}
    </li>
  )
}
