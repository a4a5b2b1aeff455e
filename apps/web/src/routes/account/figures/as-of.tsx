import type { AccountFiguresReply } from '@foyer/api/accounts'
import { useState } from 'react'
import { formatAsOf } from '../../../shared/market/clock.ts'
import { text as marketText } from '../../../shared/market/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { refreshIcon } from '../../../shared/ui/pull-refresh/icons.ts'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import * as styles from './figures.module.css'
import { text } from './text.ts'

interface AsOfProps {
  reply: Pick<AccountFiguresReply, 'asOf' | 'market'>
  isStale: boolean
  onRefresh: () => Promise<{ isSuccess: boolean }>
}

/** The time of the figures, the state of the market unless that is old, and a button to refresh. */
export const AsOf = ({ reply: { asOf, market }, isStale, onRefresh }: AsOfProps) => {
  const t = useText(text)
  const words = useText(marketText)
  const language = useLanguage()
  const [state, setState] = useState<'still' | 'busy' | 'done'>('still')
  const refresh = async () => {
    if (state === 'busy') return
    setState('busy')
    const { isSuccess } = await onRefresh()
    setState(isSuccess ? 'done' : 'still')
  }
  return (
    <div className={styles.figuresAsOf}>
      <p className="numbers">
        {!isStale && (
          <strong className={market.state === 'open' ? `${styles.marketState} ${styles.isOpen}` : styles.marketState}>
            {words[market.state]}
          </strong>
        )}
        <span>{fill(words.asOf, { time: formatAsOf(language, asOf) })}</span>
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={t.refresh}
        aria-disabled={state === 'busy' || undefined}
        onClick={() => void refresh()}
      >
        {state === 'busy' ? <Spinner /> : <Icon path={refreshIcon} size={20} />}
      </button>
      {/* figures that refresh automatically are not announced */}
      <span className="visually-hidden" role="status">
        {state === 'done' && t.updated}
      </span>
    </div>
  )
}
