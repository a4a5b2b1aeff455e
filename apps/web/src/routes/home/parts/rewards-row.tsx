import { isRoute } from '../../../platform/navigation.ts'
import { useUser } from '../../../platform/user-store.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { later } from '../../../shared/ui/later.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const icon =
  'M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2.2a2 2 0 0 0 0 3.6V16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2.2a2 2 0 0 0 0-3.6zM14 6.5v2M14 11v2M14 15.5v2'

const Glance = later(() => import('./rewards-glance.tsx').then((part) => part.RewardsGlance))

/**
 * A link to the person's rewards, if this build contains that screen. The summary loads when the page is idle, in a
 * reserved place.
 */
export const RewardsRow = () => {
  const t = useText(text)
  const isSignedIn = useUser((state) => state.userInfo !== null)
  if (!isRoute('/myRewards')) return null
  return (
    <a className={styles.rewardsRow} href="#/myRewards">
      <Icon path={icon} size={28} />
      <span className={styles.rewardsWords}>
        <strong>{t.rewards}</strong>
        {isSignedIn ? <Glance /> : <small>{t.rewardsLead}</small>}
      </span>
      <Icon path={forwardIcon} size={20} />
    </a>
  )
}
