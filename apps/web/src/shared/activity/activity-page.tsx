import type { ReactNode } from 'react'
import { useOnline } from '../server/use-online.ts'
import { useLanguage } from '../text/language.ts'
import type { Row } from '../text/table.ts'
import { textsIn } from '../text/table.ts'
import { Found } from './found.tsx'
import type { GateActions } from './shown.ts'
import { Failed, UnknownCode } from './states/dead-end.tsx'
import { Loading } from './states/loading.tsx'
import { isUnknownCode, useDetail } from './use-detail.ts'
import { usePageActivity } from './use-page-activity.ts'

interface ActivityPageProps {
  code: string | null
  /** opens a draft */
  preview?: string | null
  /** headline that the head script painted; stands until the activity's own is there */
  painted: { title: Row; lead: Row }
  /** what the page does in the panel at its foot, where it does more than join */
  actions?: GateActions
  /** a step on the way through an activity: its own headline alone, no drawing, no countdown */
  isCompact?: boolean
  /** in the place of the activity's phase and period, where the page is about something with dates of its own */
  facts?: ReactNode
  /** false where there is nothing to join for: the panel at the foot is away */
  hasGate?: boolean
  /** what the page shows under the frame's head; its parts ask `useShown()` */
  children: ReactNode
}

/** Any activity page: its public detail in the shared frame, with a state for whatever can happen on the way there. */
export const ActivityPage = ({
  code,
  preview = null,
  painted,
  actions = {},
  isCompact = false,
  facts,
  hasGate = true,
  children,
}: ActivityPageProps) => {
  const { title, lead } = textsIn(painted, useLanguage())
  const head = isCompact ? { title, lead } : undefined
  const online = useOnline()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useDetail(code, preview)
  usePageActivity(data?.detail.number, error !== null || !online)
  if (data && !isUnknownCode(error))
    return (
      <Found
        key={data.detail.number}
        activity={data}
        updatedAt={dataUpdatedAt}
        actions={actions}
        head={head}
        facts={facts}
        hasGate={hasGate}
      >
        {children}
      </Found>
    )
  if (isUnknownCode(error)) return <UnknownCode />
  if (error || !online)
    return (
      <Failed
        title={title}
        lead={lead}
        isCompact={isCompact}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return <Loading title={title} lead={lead} isCompact={isCompact} />
}
