import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { inlineSign } from '../inline-sign.ts'
import { slide } from './slide.ts'
import * as styles from './tabs.module.css'

interface TabsProps<T extends string> {
  /** accessible name of the tab list */
  label: string
  tabs: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  /** content of the selected tab */
  children: ReactNode
}

/** Returns the index of the tab that a key moves to, among `count` tabs. */
const target = (key: string, from: number, count: number): number | undefined => {
  const to = {
    ArrowRight: from + inlineSign() + count,
    ArrowLeft: from - inlineSign() + count,
    Home: 0,
    End: count - 1,
  }[key]
  return to === undefined ? undefined : to % count
}

/**
 * Views of which one is shown. Arrow keys, Home and End select a tab. The list scrolls sideways if there are many.
 * Controlled: the parent component stores the value, in its state or in the address.
 */
export const Tabs = <T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>(undefined)

  useLayoutEffect(() => {
    const chosen = document.getElementById(`${id}-${value}`)
    if (!list.current || !chosen) return
    slide(list.current, chosen, last.current)
    last.current = chosen
  }, [id, value])

  const move = (event: KeyboardEvent, from: number) => {
    const to = target(event.key, from, tabs.length)
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onChange(tab.value)
    document.getElementById(`${id}-${tab.value}`)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            className={styles.tab}
            data-label={tab.label}
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
            <span className={styles.tabMark} />
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className={styles.tabPanel}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
      >
        {children}
      </div>
    </>
  )
}
