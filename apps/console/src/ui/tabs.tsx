import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { showWithin } from './show-within.ts'

/** One view of a screen. */
interface Tab<Name extends string> {
  readonly view: Name
  readonly name: string
  /** what waits in it; nothing is shown for 0 */
  readonly count?: number
}

interface Props<Name extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly shown: Name
  /** the address of a view */
  readonly to: (view: Name) => string
}

/** The views of a screen, each with its address, in one row that scrolls where it has no room. */
export const Tabs = <Name extends string>({ label, tabs, shown, to }: Props<Name>) => {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another tab
  useLayoutEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (row.current && current) showWithin(row.current, current)
  }, [shown])
  return (
    <nav className="tabs" aria-label={label} ref={row}>
      {tabs.map(({ view, name, count = 0 }) => (
        <Link key={view} className="tab" to={to(view)} aria-current={view === shown ? 'page' : undefined}>
          {name}
          {count > 0 && <span className="tab-count">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
