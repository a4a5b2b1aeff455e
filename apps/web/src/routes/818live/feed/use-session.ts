import type { LiveNow } from '@foyer/contract/live'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { userAgent } from '../../../platform/user-agent.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { arrivedSession, askNow, type LoadedSession, loadSession } from '../api.ts'
import { LiveFeed } from './live-feed.ts'

/** Inside the firm's apps calls go through the app, which has no events. */
const hasEvents = 'EventSource' in globalThis && !userAgent().includes(__APP_MARKER__)

/** What stands: words, agenda, presenters. */
export const useLoadedSession = (code: string | null) =>
  useQuery({
    queryKey: ['live', code],
    queryFn: ({ signal }) => loadSession(code, signal),
    initialData: () => arrivedSession(code),
  })

export interface Moving {
  now: LiveNow
  /** reading of the page's own stopwatch when it came */
  receivedAt: number
  viewers: number
  isPolling: boolean
  ask: () => void
}

/** At random, kept nowhere: one page that reconnects is one viewer. */
const newViewer = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(15)))).replace(/[+/]/g, '_')

const onSeen = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isSeen = (): boolean => document.visibilityState === 'visible'

/** What moves, from the answer that the page came with on; followed for as long as the part stands and somebody can see it. */
export const useMoving = ({ detail, api, receivedAt }: LoadedSession): Moving => {
  const { code } = detail
  const [feed] = useState(() => {
    const viewer = newViewer()
    return new LiveFeed({
      askNow: () => askNow(code, viewer),
      openSource: hasEvents ? () => new EventSource(`${api}/live/${code}/events?viewer=${viewer}`) : undefined,
    })
  })
  const online = useOnline()
  const seen = useSyncExternalStore(onSeen, isSeen)
  // a page that nobody sees is no viewer; what it missed is the first word once it is seen again
  useEffect(() => (online && seen ? feed.open() : undefined), [feed, online, seen])
  const { now, viewers, isPolling, ...view } = useSyncExternalStore(feed.subscribe, feed.view)
  return {
    now: now ?? detail.now,
    receivedAt: now ? view.receivedAt : receivedAt,
    viewers: viewers ?? detail.now.viewers,
    isPolling,
    ask: () => void feed.ask(),
  }
}
