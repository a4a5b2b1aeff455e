import { useEffect } from 'react'
import { ServerState } from '../server/query-client.tsx'
import { setBadge } from '../tab-badges.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import * as styles from './bell.module.css'
import { bellIcon } from './icons.ts'
import { text } from './text.ts'
import { useUnread } from './use-unread.ts'

/** Above the list of notices the count would repeat the marks of its rows. */
const isOfNotices = (): boolean => /^#\/notices\b/.test(location.hash)

const BellLink = () => {
  const t = useText(text)
  const unread = useUnread() ?? 0
  useEffect(() => setBadge('me', unread), [unread])
  return (
    <a
      className={`icon-button ${styles.bell}`}
      href="#/notices"
      aria-label={unread > 0 ? fill(t.unread, { n: unread }) : t.bell}
    >
      <Icon path={bellIcon} size={22} />
      {unread > 0 && !isOfNotices() && (
        <span className={`${styles.bellCount} numbers`} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </a>
  )
}

/** The way to the notices with the number of unread ones. It works on screens without server state too. */
export const BellWithCount = () => (
  <ServerState>
    <BellLink />
  </ServerState>
)
