import { useEffect } from 'react'
import { shortText } from '../shared/errors/failure-text.ts'
import { table } from '../shared/text/table.ts'
import { useText } from '../shared/text/use-text.ts'
import { TopBar } from '../shared/top-bar/top-bar.tsx'
import { Button } from '../shared/ui/button.tsx'
import { later } from '../shared/ui/later.tsx'
import * as styles from './dead-ends.module.css'

const text = table('app/failed')

const Aside = later(() => import('./failed-aside.tsx').then((part) => part.Aside))

/**
 * Shown when a route's chunk did not load or its code failed. It needs no other chunk: the picture comes from the
 * service worker's files, or its place is an arch. The bar has the back button.
 */
export const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText(text)
  const short = useText(shortText)
  const isOffline = !navigator.onLine
  useEffect(() => {
    if (isOffline) addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [isOffline, onRetry])
  return (
    <>
      <TopBar isShared={false} />
      <main className={`page ${styles.deadEnd}`}>
        <div className={styles.deadEndMessage} role="alert">
          <h1 tabIndex={-1}>{isOffline ? short.network : t.failed}</h1>
        </div>
        <Button onClick={onRetry}>{t.retry}</Button>
        <Aside scene={isOffline ? 'offline' : 'error'} />
      </main>
    </>
  )
}
