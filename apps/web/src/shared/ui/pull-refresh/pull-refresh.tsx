import { pullAnimationDuration, pullHeadHeight } from '@foyer/protocol/limits'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { alertIcon } from '../icons.ts'
import { checkIcon } from '../later-icons.ts'
import { Spinner } from '../spinner.tsx'
import { arrowDownIcon, refreshIcon } from './icons.ts'
import type { PullState } from './pull.ts'
import * as styles from './pull-refresh.module.css'
import { text } from './text.ts'
import { usePullRefresh } from './use-pull-refresh.ts'

const sizes = {
  '--pull-head': `${pullHeadHeight}px`,
  '--pull-time': `${pullAnimationDuration}ms`,
} as CSSProperties

const icons: Partial<Record<PullState, string>> = {
  pulling: arrowDownIcon,
  loosing: arrowDownIcon,
  success: checkIcon,
  failed: alertIcon,
}

interface PullRefreshProps {
  onRefresh: () => Promise<unknown>
  /** nothing to refresh is shown: the button appears with the focus alone */
  isEmpty?: boolean
  /** what stands beside the button; without it, the button stands in the corner of the content */
  head?: ReactNode
  children: ReactNode
}

/**
 * Content that can be refreshed by pulling it down at the top of the page (K8), or by a button. A failure is shown and
 * announced, and the content stays.
 */
export const PullRefresh = ({ onRefresh, isEmpty = false, head, children }: PullRefreshProps) => {
  const t = useText(text)
  const root = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const { state, refresh } = usePullRefresh(root, moved, onRefresh)
  const icon = icons[state]

  // disables the browser's own pull-to-refresh
  useEffect(() => {
    document.documentElement.dataset.pullRefresh = ''
    return () => document.documentElement.removeAttribute('data-pull-refresh')
  }, [])

  return (
    <div ref={root} className={styles.pullRefresh} data-state={state} style={sizes}>
      <div ref={moved} className={styles.pullMoved}>
        <p className={styles.pullHead} aria-hidden="true">
          {state === 'loading' && <Spinner />}
          {icon && <Icon path={icon} size={20} />}
          {state !== 'idle' && t[state]}
        </p>
        <div className={styles.pullBar}>
          {head}
          <button
            type="button"
            className={isEmpty ? `${styles.pullButton} ${styles.isEmpty}` : styles.pullButton}
            aria-disabled={state === 'loading' || undefined}
            onClick={() => void refresh()}
          >
            <Icon path={refreshIcon} size={20} />
            <span className="visually-hidden">{t.refresh}</span>
          </button>
        </div>
        <div aria-busy={state === 'loading'}>{children}</div>
      </div>
      {/* the pull is visible to the person who does it, so only its result is announced */}
      <p className="visually-hidden" role="status">
        {(state === 'loading' || state === 'success' || state === 'failed') && t[state]}
      </p>
    </div>
  )
}
