import { pullAnimationDuration, pullHeadHeight } from '@foyer/contract/limits'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { alertIcon } from '../icons.ts'
import { checkIcon } from '../later-icons.ts'
import { Spinner } from '../spinner.tsx'
import { arrowDownIcon, refreshIcon } from './icons.ts'
import type { PullState } from './pull.ts'
import { text } from './text.ts'
import { usePullRefresh } from './use-pull-refresh.ts'
import './pull-refresh.css'

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

/**
 * Content that is fetched again by pulling it down at the top of the page (K8), or by the button for whoever does not pull.
 * A failure is shown and told; what was there stays.
 */
export const PullRefresh = ({ onRefresh, children }: { onRefresh: () => Promise<unknown>; children: ReactNode }) => {
  const t = useText(text)
  const root = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const { state, refresh } = usePullRefresh(root, moved, onRefresh)
  const icon = icons[state]

  // the browser's own refresh would answer the same pull
  useEffect(() => {
    document.documentElement.classList.add('has-pull-refresh')
    return () => document.documentElement.classList.remove('has-pull-refresh')
  }, [])

  return (
    <div ref={root} className="pull-refresh" data-state={state} style={sizes}>
      <div ref={moved} className="pull-moved">
        <p className="pull-head" aria-hidden="true">
          {state === 'loading' && <Spinner />}
          {icon && <Icon path={icon} size={20} />}
          {state !== 'idle' && t[state]}
        </p>
        <button
          type="button"
          className="pull-button"
          aria-disabled={state === 'loading' || undefined}
          onClick={() => void refresh()}
        >
          <Icon path={refreshIcon} size={20} />
          {t.refresh}
        </button>
        <div aria-busy={state === 'loading'}>{children}</div>
      </div>
      {/* what a finger does on the way is seen by who does it; what comes of it is told */}
      <p className="visually-hidden" role="status">
        {(state === 'loading' || state === 'success' || state === 'failed') && t[state]}
      </p>
    </div>
  )
}
