import { useState } from 'react'
import { table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

const text = table('shared/ui/not-loaded')

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
