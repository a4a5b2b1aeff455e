import { type KeyboardEvent, useId, useRef } from 'react'
import { inlineSign } from '../inline-sign.ts'
import type { WheelColumn } from './columns.ts'
import * as styles from './picker-wheel.module.css'
import { useMouseWheel } from './use-mouse-wheel.ts'
import { useWheelScroll } from './use-wheel-scroll.ts'
import { moveBy, type Typed, typeAhead, typeOn } from './wheel-keys.ts'

interface ColumnProps {
  column: WheelColumn
  value: string | undefined
  onChange: (value: string) => void
  onEnter: (() => void) | undefined
  /** gets the focus when the sheet opens */
  isFirst: boolean
  isNameShown: boolean
}

/** ArrowLeft and ArrowRight move to the adjacent column, because Tab alone is slow with three columns. */
const columnBeside = (list: HTMLElement, key: string): HTMLElement | undefined => {
  const lists = [...(list.closest(`.${styles.wheel}`)?.querySelectorAll<HTMLElement>(`.${styles.wheelList}`) ?? [])]
  return lists[lists.indexOf(list) + inlineSign() * (key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : Number.NaN)]
}

/** One column: a listbox whose chosen row is under the band. */
export const Column = ({ column, value, onChange, onEnter, isFirst, isNameShown }: ColumnProps) => {
  const { name, options } = column
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef<Typed>({ word: '', at: Number.NEGATIVE_INFINITY })
  const at = options.findIndex((option) => option.value === value)

  const choose = (row: number | undefined) => {
    const option = row === undefined ? undefined : options[row]
    if (option && !option.disabled && option.value !== value) onChange(option.value)
  }
  const { leave, handlers } = useWheelScroll({ list, options, at, onChoose: choose })
  const pick = (row: number | undefined) => {
    leave()
    choose(row)
  }
  useMouseWheel(list, (by) => pick(moveBy(by > 0 ? 'ArrowDown' : 'ArrowUp', options, at)))

  const letter = (event: KeyboardEvent): number | undefined => {
    typed.current = typeOn(typed.current, event.key, event.timeStamp)
    return typeAhead(options, typed.current.word, at)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') {
      // otherwise the key would press the button that gets the focus back
      event.preventDefault()
      onEnter?.()
    } else if (event.key.startsWith('Arrow') || /^(Home|End|PageUp|PageDown)$/.test(event.key)) {
      event.preventDefault()
      columnBeside(event.currentTarget, event.key)?.focus()
      pick(moveBy(event.key, options, at))
    } else if (event.key.length === 1) {
      event.preventDefault()
      pick(letter(event))
    }
  }

  return (
    <div className={styles.wheelColumn}>
      <p id={`${id}name`} className={isNameShown ? styles.wheelName : 'visually-hidden'}>
        {name}
      </p>
      <div className={styles.wheelWindow}>
        <div
          ref={(element) => {
            list.current = element
            // Sets the HTML attribute, which an opening dialog looks for. React's `autoFocus` runs while the dialog is
            // still closed.
            if (isFirst) element?.setAttribute('autofocus', '')
          }}
          className={styles.wheelList}
          role="listbox"
          tabIndex={0}
          aria-labelledby={`${id}name`}
          aria-activedescendant={at < 0 ? undefined : `${id}${at}`}
          onKeyDown={onKeyDown}
          onMouseDown={(event) => {
            // the focus stays on the listbox, because focusing a row would scroll it
            event.preventDefault()
            event.currentTarget.focus({ preventScroll: true })
          }}
          onClick={({ currentTarget, target }) =>
            pick([...currentTarget.children].findIndex((row) => row.contains(target as Node)))
          }
          {...handlers}
        >
          {options.map((option, row) => (
            <div
              key={option.value}
              id={`${id}${row}`}
              className={`${styles.wheelOption} numbers`}
              role="option"
              tabIndex={-1}
              aria-selected={row === at}
              aria-disabled={option.disabled || undefined}
            >
              {option.label}
            </div>
          ))}
        </div>
        <span className={styles.wheelBand} aria-hidden="true" />
      </div>
    </div>
  )
}
