import { isRoute } from '../../../platform/navigation.ts'
import { bellIcon } from '../../../shared/inbox/icons.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { watchlistIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const shortcuts = [
  ['watchlist', '/markets?tab=watchlist', watchlistIcon],
  ['notices', '/notices', bellIcon],
] as const

/** Links to what the person follows and received. The tabs lead to rewards and account. */
export const Shortcuts = () => {
  const t = useText(text)
  const available = shortcuts.filter(([, path]) => isRoute(path))
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
