import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatMoment } from '../format/hong-kong-time.ts'
import { FailedPart } from '../personal/personal-part.tsx'
import { useAge } from '../server/stored-at.ts'
import { useOnline } from '../server/use-online.ts'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { offlineIcon } from '../ui/later-icons.ts'
import { Notice } from '../ui/notice.tsx'
import { Loading } from '../ui/skeleton/skeleton.tsx'
import { text } from './text.ts'

interface PublishedProps<Document> {
  /** path below the app API host */
  path: string
  query: UseQueryResult<Document>
  /** placeholder in the final size */
  skeleton: ReactNode
  children: (document: Document) => ReactNode
}

/** Shows a published document, its loading or error state, and offline its age. */
export const Published = <Document,>({ path, query, skeleton, children }: PublishedProps<Document>) => {
  const t = useText(text)
  const language = useLanguage()
  const online = useOnline()
  const { data, dataUpdatedAt, error, isFetching, refetch } = query
  const age = useAge(path, dataUpdatedAt)
  if (data)
    return (
      <>
        {age !== undefined && (
          <Notice tone="info" icon={offlineIcon} live>
            {fill(t.offlineOld, { time: formatMoment(language, age) })}
          </Notice>
        )}
        {children(data)}
      </>
    )
  if (!online)
    return (
      <Notice tone="info" icon={offlineIcon} live>
        {t.offline}
      </Notice>
    )
  if (error) return <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} isWhole />
  return <Loading>{skeleton}</Loading>
}
