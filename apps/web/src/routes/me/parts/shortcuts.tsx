import { isRoute } from '../../../platform/navigation.ts'
import { shownTabs, tabPaths } from '../../../shared/tab-bar/tabs.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { accountIcon, filmsIcon, guidesIcon, rewardsIcon, watchlistIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const shortcuts = [
  ['rewards', '/myRewards', rewardsIcon],
  ['account', '/account', accountIcon],
  ['watchlist', '/markets?tab=watchlist', watchlistIcon],
  ['films', '/818videolist', filmsIcon],
  ['guides', '/crossBorder', guidesIcon],
] as const

/** Links to what the person has with the firm and to what explains it, except those that the tabs contain. */
export const Shortcuts = () => {
  const t = useText(text)
  const ofTabs = shownTabs().map((tab) => tabPaths[tab])
  const available = shortcuts.filter(([, path]) => isRoute(path) && !ofTabs.includes(path))
  if (available.length === 0) return null
  return (
    <nav className={styles.shortcuts} aria-label={t.shortcuts}>
      {available.map(([name, path, icon]) => (
        <a key={name} href={`#${path}`}>
          <Icon path={icon} />
          {t[name]}
        </a>
      ))}
    </nav>
  )
}
