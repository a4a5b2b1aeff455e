import type { ReactNode } from 'react'
import { useOnline } from '../server/use-online.ts'
import { useLanguage } from '../text/language.ts'
import { type TableWith, textsIn } from '../text/table.ts'
import { useCampaignTheme } from '../theme/campaign-theme.ts'
import { TopBar } from '../top-bar/top-bar.tsx'
import { Found } from './found.tsx'
import type { GateActions } from './shown.ts'
import { Failed, UnknownCode } from './states/dead-end.tsx'
import { Loading } from './states/loading.tsx'
import { isUnknownCode, useDetail } from './use-detail.ts'
import { usePageActivity } from './use-page-activity.ts'

interface ActivityPageProps {
  code: string | null
  /** token that opens a draft */
  preview?: string | null
  /** headline that the head script painted; shown until the activity's own headline arrives */
  painted: TableWith<'title' | 'lead'> | { title: string; lead: string }
  /** what the page does in the bottom panel, where it does more than join */
  actions?: GateActions
  /** for a step inside an activity: shows only its own headline, without drawing and countdown */
  isCompact?: boolean
  /** shown instead of the activity's phase and period, for a page about something with its own dates or stock */
  facts?: ReactNode
  /** shown in the headline panel instead of the published offer, for a page whose offer depends on its data */
  offer?: ReactNode
  /** a card over the lower edge of the headline panel, such as the prizes of a draw */
  card?: ReactNode
  /** gives the card the place of the art, for a page whose route has the frame `stage` */
  isStage?: boolean
  /** false hides the bottom panel, where there is nothing to join */
  hasGate?: boolean
  /** what the page shows below the frame's head; its parts call `useShown()` */
  children: ReactNode
}

const View = ({
  code,
  preview = null,
  painted,
  actions = {},
  isCompact = false,
  facts,
  offer,
  card,
  isStage = false,
  hasGate = true,
  children,
}: ActivityPageProps) => {
  const language = useLanguage()
  const { title, lead } = typeof painted === 'string' ? textsIn(painted, language) : painted
  const head = isCompact ? { title, lead } : undefined
  const online = useOnline()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useDetail(code, preview)
  usePageActivity(data?.detail.number, error !== null || !online)
  const isUnknown = isUnknownCode(error)
  useCampaignTheme(isUnknown ? 'brand' : data && (data.detail.theme ?? 'brand'), isCompact && !isUnknown)
  if (data && !isUnknown)
    return (
      <Found
        key={data.detail.number}
        activity={data}
        updatedAt={dataUpdatedAt}
        actions={actions}
        head={head}
        facts={facts}
        offer={offer}
        card={card}
        isStage={isStage}
        hasGate={hasGate}
      >
        {children}
      </Found>
    )
  if (isUnknown) return <UnknownCode />
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
  return <Loading title={title} lead={lead} isCompact={isCompact} isLow={isStage} />
}

/**
 * Any activity page: loads the public detail and shows it in the shared frame, with loading, offline and error states. The
 * top bar stays mounted from state to state, so that a sheet which it opened, such as the help, stays open.
 */
export const ActivityPage = (props: ActivityPageProps) => (
  <>
    <TopBar />
    <View {...props} />
  </>
)
