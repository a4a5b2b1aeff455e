import type { AccountFiguresReply } from '@foyer/api/accounts'
import { useState } from 'react'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { AllFigures } from './all-figures.tsx'
import { Allocation } from './allocation.tsx'
import * as styles from './figures.module.css'
import { FormulaSheet } from './formula-sheet.tsx'
import { Holdings } from './holdings.tsx'
import { NetValue } from './net-value.tsx'
import { Shape } from './shape.tsx'
import { Suspended } from './suspended.tsx'
import { text } from './text.ts'
import { useFigures } from './use-figures.ts'

interface ShownProps {
  reply: AccountFiguresReply
  /** a refresh failed, so the figures are old */
  isStale: boolean
  onRefresh: () => Promise<{ isSuccess: boolean }>
}

const Shown = ({ reply, isStale, onRefresh }: ShownProps) => {
  const t = useText(text)
  const [isExplained, setExplained] = useState(false)
  const { figures, positions } = reply
  return (
    <div className={styles.figuresTab}>
      {isStale && (
        <Notice tone="warn" live>
          {t.stale}
        </Notice>
      )}
      {figures.loan > figures.creditLimit && (
        <Notice tone="danger">
          {t.overdrawn}
          <CallUs />
        </Notice>
      )}
      <NetValue reply={reply} isStale={isStale} onRefresh={onRefresh} />
      <AllFigures reply={reply} onExplain={() => setExplained(true)} />
      <Holdings positions={positions} />
      {positions.length > 0 && <Allocation positions={positions} figures={figures} />}
      {isExplained && <FormulaSheet figures={figures} onClose={() => setExplained(false)} />}
    </div>
  )
}

/** E2: what the account that is logged in is worth now and over time, its holdings, and all its figures with their time. */
export const Figures = () => {
  const { data, error, failure, isFetching, refetch } = useFigures()
  const isOnline = useOnline()
  if (failure?.reason === 'account_suspended') return <Suspended />
  if (data) return <Shown reply={data} isStale={failure !== null || !isOnline} onRefresh={refetch} />
  if (error) return <FailedPart error={error} busy={isFetching} isWhole onRetry={() => void refetch()} />
  return <Shape />
}
