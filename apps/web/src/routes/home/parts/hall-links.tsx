import { isRoute } from '../../../platform/navigation.ts'
import { shownTabs, tabPaths } from '../../../shared/tab-bar/tabs.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const marketIcon = 'M4 19h16M5 15l4.5-5 3.5 3 6-7M15 6h4v4'
/** Screens that anyone may open without an activity: the key of their text, their path, and their icon. */
const links = [
  [
    'toAccount',
    '/account',
    'M6 6h12a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM20 10.7h-4.3a1.85 1.85 0 0 0 0 3.7H20',
  ],
  ['toMarket', '/markets', marketIcon],
  [
    'toWatchlist',
    '/markets?tab=watchlist',
    'M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2-3.8-3.6 5.2-.7z',
  ],
  [
    'toFilms',
    '/818videolist',
    'M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10.5 9.2v5.6L15 12z',
  ],
  ['toGuides', '/crossBorder', 'M12 7c-2-1.5-4.5-2-8-2v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V5c-3.5 0-6 .5-8 2zM12 7v13'],
] as const

/**
 * Links from the hall to screens that are no activities and have no tab. A build has only the links to screens it
 * contains.
 */
export const HallLinks = () => {
  const t = useText(text)
  const tabs = shownTabs().map((name) => tabPaths[name])
  const available = links.filter(([, path]) => isRoute(path) && !tabs.includes(path))
  const isWithoutTabs = tabs.length === 0 && isRoute('/me')
  if (available.length === 0 && !isWithoutTabs) return null
  return (
    <nav className={styles.waysOn} aria-label={t.waysOn}>
      {available.map(([name, path, icon]) => (
        <a key={path} href={`#${path}`}>
          <Icon path={icon} size={22} />
          {t[name]}
        </a>
      ))}
      {isWithoutTabs && (
        <a className={styles.wayToMe} href="#/me">
          {t.toMe}
        </a>
      )}
    </nav>
  )
}
