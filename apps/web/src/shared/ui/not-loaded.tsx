import { useState } from 'react'
import { table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

const text = table({
  failed: ['这部分内容没有载入。', '這部分內容未能載入。', 'This part did not load.'],
  retry: ['重试', '重試', 'Try again'],
})

/**
 * Shown in place of a part whose code failed to load. If the server no longer has the file, the page is of an older
 * release.
 */
export const NotLoaded = ({ load }: { load: () => Promise<void> }) => {
  const t = useText(text)
  const [isLoading, setLoading] = useState(false)
  const retry = () => {
    setLoading(true)
    load().catch(() => (navigator.onLine ? location.reload() : setLoading(false)))
  }
  return (
    <Notice tone="danger" live>
      <p>{t.failed}</p>
      <Button look="plain" busy={isLoading} onClick={retry}>
        {t.retry}
      </Button>
    </Notice>
  )
}
