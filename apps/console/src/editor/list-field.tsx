import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { blankItem } from './blank.ts'
import { listOf, moved, type Path, pathText } from './document.ts'
import { useEditing } from './edit-context.ts'
import { FaultLines } from './fault-lines.tsx'
import type { Field } from './fields.ts'
import { fieldNames, itemNames, text } from './text.ts'

type ListFieldOf = Extract<Field, { is: 'list' }>

interface Props {
  readonly field: ListFieldOf
  readonly path: Path
  /** the form of the item at a path, which has this name */
  readonly children: (at: Path, name: string) => ReactNode
}

/** Items of a block, such as steps: each can be moved and deleted. */
export const ListField = ({ field, path, children }: Props) => {
  const t = useText(text)
  const names = useText(fieldNames)
  const items = useText(itemNames)
  const { valueAt, edit, faultsAt, isReadOnly } = useEditing()
  const list = useRef<HTMLOListElement>(null)
  const values = listOf(valueAt(path))
  const { each, least, most } = field
  const item = items[field.item]
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.children[at]?.querySelector('textarea')?.focus())
  const change = (next: readonly unknown[], at: number) => {
    edit(path, next)
    focus(at)
  }
  return (
    <fieldset className="editor-list" data-path={pathText(path)} tabIndex={-1}>
      <legend>{names[field.name]}</legend>
      <FaultLines faults={faultsAt(path)} />
      <ol ref={list}>
        {values.map((_, i) => {
          const name = fill(t.itemPlace, { item, n: i + 1 })
          const act = (label: string) => `${label}: ${name}`
          const at = [...path, i]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own, and its fields hold no state but its texts
            <li key={i} className="editor-item">
              <div className="editor-item-head">
                <h3>{name}</h3>
                {!isReadOnly && (
                  <span className="editor-item-acts">
                    <button
                      type="button"
                      className="icon-button icon-button-small"
                      aria-label={act(t.moveUp)}
                      aria-disabled={i === 0 || undefined}
                      onClick={() => i > 0 && change(moved(values, i, i - 1), i - 1)}
                    >
                      <ArrowUp size={15} aria-hidden="true" />
                    </button>
                    <button
                      type="button"
                      className="icon-button icon-button-small"
                      aria-label={act(t.moveDown)}
                      aria-disabled={i === values.length - 1 || undefined}
                      onClick={() => i < values.length - 1 && change(moved(values, i, i + 1), i + 1)}
                    >
                      <ArrowDown size={15} aria-hidden="true" />
                    </button>
                    <button
                      type="button"
                      className="icon-button icon-button-small"
                      aria-label={act(t.remove)}
                      aria-disabled={values.length <= least || undefined}
                      onClick={() =>
                        values.length > least &&
                        change(
                          values.filter((_, other) => other !== i),
                          Math.max(0, i - 1),
                        )
                      }
                    >
                      <Trash2 size={15} aria-hidden="true" />
                    </button>
                  </span>
                )}
              </div>
              <FaultLines faults={faultsAt(at)} />
              {children(at, name)}
            </li>
          )
        })}
      </ol>
      {!isReadOnly && values.length < most && (
        <Button
          kind="quiet"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => change([...values, blankItem(each)], values.length)}
        >
          {fill(t.addItem, { item })}
        </Button>
      )}
    </fieldset>
  )
}
