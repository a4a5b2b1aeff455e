import { table } from '../shared/text/table.ts'
import { useText } from '../shared/text/use-text.ts'
import { TopBar } from '../shared/top-bar/top-bar.tsx'
import { Button } from '../shared/ui/button.tsx'
import { later } from '../shared/ui/later.tsx'
import * as styles from './dead-ends.module.css'

const text = table({
  failed: ['页面没有载入', '頁面未能載入', 'This page did not load'],
  failedLead: [
    '网络可能已断开，或版本已更新。',
    '網絡可能已中斷，或版本已更新。',
    'You may be offline, or there is a new version.',
  ],
  retry: ['重试', '重試', 'Try again'],
})

const Aside = later(() => import('./failed-aside.tsx').then((part) => part.Aside))

/** Shown when a route's chunk failed to load. The bar has the back button. */
export const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText(text)
  return (
    <>
      <TopBar isShared={false} />
      <main className={`page ${styles.deadEnd}`}>
        <div className={styles.deadEndMessage} role="alert">
          <h1 tabIndex={-1}>{t.failed}</h1>
          <p className="lead">{t.failedLead}</p>
        </div>
        <Button onClick={onRetry}>{t.retry}</Button>
        <Aside />
      </main>
    </>
  )
}
