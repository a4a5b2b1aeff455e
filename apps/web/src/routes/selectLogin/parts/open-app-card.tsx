import { isInApp, openApp } from '../../../platform/open-app.ts'
import { useGuide } from '../../../shared/open-app/use-guide.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import { appIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** Opens the native app, or shows what the person must do first (A5). Inside the app it shows nothing. */
export const OpenAppCard = () => {
  const t = useText(text)
  const [guide, openGuide] = useGuide('browser')
  if (isInApp()) return null
  return (
    <li>
      <button type="button" className={styles.way} onClick={() => openApp() === 'in-app-browser' && void openGuide()}>
        <span className={styles.wayIcon}>
          <Icon path={appIcon} />
        </span>
        <span className={styles.wayWords}>
          <strong>{t.app}</strong>
          <small>{t.appLead}</small>
        </span>
        <Icon path={forwardIcon} mirrors size={20} />
      </button>
      {guide}
    </li>
  )
}
