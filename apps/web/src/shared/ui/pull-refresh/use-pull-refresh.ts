import { pullHeadHeight, pullSuccessDuration, toastDuration } from '@foyer/protocol/limits'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { followed, followPulls, type PullState } from './pull.ts'

/** How long a result is shown, in milliseconds. A failure is shown as long as a toast, so that it can be read. */
const shownFor = { success: pullSuccessDuration, failed: toastDuration }

/**
 * State of a refresh (K8), started by a pull or by `refresh`. `moved` is the element whose transform follows the
 * finger. Only a change of state renders.
 */
export const usePullRefresh = (
  root: RefObject<HTMLElement | null>,
  moved: RefObject<HTMLElement | null>,
  onRefresh: () => Promise<unknown>,
) => {
  const [state, setState] = useState<PullState>('idle')
  const now = useRef<PullState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onRefresh)
  useEffect(() => {
    latest.current = onRefresh
  })

  const [{ refresh, handlers }] = useState(() => {
    const go = (next: PullState) => {
      now.current = next
      setState(next)
    }
    const place = (way: number, led: boolean) => {
      moved.current?.toggleAttribute('data-led', led)
      moved.current?.style.setProperty('transform', way === 0 ? 'none' : `translate3d(0, ${way}px, 0)`)
    }
    const refresh = async () => {
      if (now.current === 'loading') return
      clearTimeout(timer.current)
      go('loading')
      place(pullHeadHeight, false)
      const end = await latest.current().then(
        () => 'success' as const,
        () => 'failed' as const,
      )
      go(end)
      timer.current = setTimeout(() => {
        go('idle')
        place(0, false)
      }, shownFor[end])
    }
    const handlers = {
      isFree: () => now.current === 'idle',
      onPull: (way: number) => {
        const next = way < pullHeadHeight ? 'pulling' : 'loosing'
        if (next !== now.current) go(next)
        place(followed(way), true)
      },
      onRelease: (way: number) => {
        if (way >= pullHeadHeight) return void refresh()
        go('idle')
        place(0, false)
      },
    }
    return { refresh, handlers }
  })

  useEffect(() => (root.current ? followPulls(root.current, handlers) : undefined), [root, handlers])
  useEffect(() => () => clearTimeout(timer.current), [])

  return { state, refresh }
}
