import { useEffect } from 'react'
import { table } from '../shared/text/table.ts'
import { useText } from '../shared/text/use-text.ts'
import { TopBar } from '../shared/top-bar/top-bar.tsx'
import { Button } from '../shared/ui/button.tsx'
import { later } from '../shared/ui/later.tsx'
import * as styles from './dead-ends.module.css'

const text = table({
  offline: ['您已离线', '您已離線', 'You are offline'],
  offlineLead: ['联网后会自动载入。', '連線後會自動載入。', 'This loads as soon as you are connected.'],
  failed: ['页面没有载入', '頁面未能載入', 'This page did not load'],
  failedLead: ['可能已有新版本，请重试。', '可能已有新版本，請重試。', 'There may be a new version. Please try again.'],
  broken: ['页面出了问题', '頁面出了問題', 'Something went wrong'],
  brokenLead: [
    '问题在我们这边，请重试；如仍未恢复，请致电热线。',
    '問題在我們這邊，請重試；如仍未恢復，請致電熱線。',
    'The fault is ours. Try again, or call the hotline.',
  ],
  retry: ['重试', '重試', 'Try again'],
})

const Aside = later(() => import('./failed-aside.tsx').then((part) => part.Aside))

interface FailedProps {
  /** true if the screen's own code failed, false if it did not load */
  isBroken?: boolean
  onRetry: () => void
}

/**
 * Shown when a route's chunk did not load or its code failed. It needs no other chunk: the picture comes from the
 * service worker's files, or its place is an arch. The bar has the back button.
 */
export const Failed = ({ isBroken = false, onRetry }: FailedProps) => {
  const t = useText(text)
  const isOffline = !isBroken && !navigator.onLine
  useEffect(() => {
    if (isOffline) addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [isOffline, onRetry])
  const [title, lead] = isBroken
    ? [t.broken, t.brokenLead]
    : isOffline
      ? [t.offline, t.offlineLead]
      : [t.failed, t.failedLead]
  return (
    <>
      <TopBar isShared={false} />
      <main className={`page ${styles.deadEnd}`}>
        <div className={styles.deadEndMessage} role="alert">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <Button onClick={onRetry}>{t.retry}</Button>
        <Aside scene={isOffline ? 'offline' : 'error'} />
      </main>
    </>
  )
}
