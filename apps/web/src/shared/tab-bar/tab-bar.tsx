import type { TabName } from '@foyer/api/brand'
import { useLayoutEffect } from 'react'
import { useBadges } from '../tab-badges.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { tabIcons } from './icons.ts'
import { shownTabs, tabPaths } from './tabs.ts'
import { text } from './text.ts'

const TabIcon = ({ name }: { name: TabName }) => {
  const { shape, inside, outside } = tabIcons[name]
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
      <path className="tab-shape" d={shape} />
      {inside && <path className="tab-inside" d={inside} />}
      {outside && <path d={outside} />}
    </svg>
  )
}

/** The size of a badge without a number; its rules are not in `theme/tabs.css`, which every screen loads. */
const dot = { height: 12, minWidth: 12, padding: 0 }

/** A number, or a dot, that a screen reader reads as words. More than 99 is `99+`. */
const Badge = ({ count }: { count: number | true }) => {
  const t = useText(text)
  return (
    <>
      <span className="tab-badge numbers" style={count === true ? dot : undefined} aria-hidden="true">
        {count === true ? null : count > 99 ? '99+' : count}
      </span>
      <span className="visually-hidden">{count === true ? t.expiring : fill(t.new, { count })}</span>
    </>
  )
}

interface TabsProps {
  tabs: readonly TabName[]
  /** absent in what the build renders, in which the head script marks it */
  current?: TabName
}

/** The links alone, which the page paints before React (app/painted.tsx). Their styles are in `theme/tabs.css`. */
export const Tabs = ({ tabs, current }: TabsProps) => {
  const t = useText(text)
  const badges = useBadges()
  return (
    <nav className="tab-bar" aria-label={t.label}>
      <ul role="list">
        {tabs.map((name) => {
          const count = badges[name] ?? 0
          return (
            <li key={name}>
              <a
                className="tab"
                href={`#${tabPaths[name]}`}
                aria-current={name === current ? 'page' : undefined}
                // the link of the shown page changes no address, so it leads to the top of the page
                onClick={name === current ? () => scrollTo(0, 0) : undefined}
              >
                <span className="tab-drawing">
                  <TabIcon name={name} />
                  {count !== 0 && <Badge count={count} />}
                </span>
                <span>{t[name]}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/**
 * The tabs of the client at the bottom of a root screen, which mounts it as its last part: it follows the content in
 * the order of the keyboard, and its place at the end of the page is reserved. On a wide screen it is a rail beside the
 * column. Nothing is shown where there are no tabs (`shownTabs`).
 */
export const TabBar = ({ current }: { current: TabName }) => {
  const tabs = shownTabs()
  const isShown = tabs.length > 0
  // other parts at the lower edge of the screen leave room for the bar
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isShown) dataset.tabs = ''
    return () => void delete dataset.tabs
  }, [isShown])
  return isShown ? <Tabs tabs={tabs} current={current} /> : null
}
