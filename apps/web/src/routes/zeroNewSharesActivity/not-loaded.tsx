import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as styles from '../../shared/activity/blocks/blocks.module.css'
import { text } from '../../shared/offerings/text.ts'
import { FailedPart } from '../../shared/personal/personal-part.tsx'
import { useOnline } from '../../shared/server/use-online.ts'
import { useText } from '../../shared/text/use-text.ts'
import { offlineIcon } from '../../shared/ui/later-icons.ts'
import { Notice } from '../../shared/ui/notice.tsx'

/** Replaces offerings that are not loaded: offline, failed or loading. */
export const NotLoaded = ({ query, skeleton }: { query: UseQueryResult<unknown>; skeleton: ReactNode }) => {
  const t = useText(text)
  const online = useOnline()
  const { error, isFetching, refetch } = query
  if (!online)
    return (
      <Notice tone="info" icon={offlineIcon} live>
        {t.offline}
      </Notice>
    )
  if (error) return <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <section className={styles.block} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t.loading}
      </p>
      {skeleton}
    </section>
  )
}
