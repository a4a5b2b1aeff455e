import type { LiveNow } from '@foyer/api/live'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { withQuery } from '../../../platform/with-query.ts'
import { isUnknownCode } from '../../../shared/activity/use-detail.ts'
import { retryRead } from '../../../shared/server/queries.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useVisible } from '../../../shared/server/use-visible.ts'
import { openSource } from '../../../shared/streams/event-source.ts'
import { arrivedSession, type LoadedSession, loadSession, requestNow } from '../api.ts'
import { LiveFeed, type LiveView } from './live-feed.ts'

/** Loads the static part of a session: texts, agenda and presenters. */
export const useLoadedSession = (code: string | null) =>
  useQuery({
    queryKey: ['live', code],
    queryFn: ({ signal }) => loadSession(code, signal),
    initialData: () => arrivedSession(code),
    retry: (failures, error) => !isUnknownCode(error) && retryRead(failures, error),
  })

export interface LiveSession {
  now: LiveNow
  /** value of `performance.now()` when the state arrived */
  receivedAt: number
  viewers: number
  isPolling: boolean
  refresh: () => void
}

/** A random viewer id that is not stored. A page that reconnects remains one viewer. */
const newViewer = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(15)))).replace(/[+/]/g, '_')

const nothing: LiveView = { now: undefined, receivedAt: 0, viewers: undefined, isPolling: false }
const nothingChanges = () => () => undefined

/**
 * The live state of a session. It begins with the page's first answer and is updated while the component is mounted,
 * visible and online. A session that is not loaded, or withheld, has none.
 */
export const useLiveSession = (loaded: LoadedSession | undefined): LiveSession | undefined => {
  const code = loaded?.detail.withheld === false ? loaded.detail.code : undefined
  const api = loaded?.api
  const [viewer] = useState(newViewer)
  const feed = useMemo(() => {
    if (code === undefined || api === undefined) return undefined
    const url = api + withQuery(pathTo('GET /live/:code/events', { code }), { viewer })
    return new LiveFeed({ requestNow: () => requestNow(code, viewer), url, openSource })
  }, [code, api, viewer])
  const online = useOnline()
  const seen = useVisible()
  // a hidden page does not count as a viewer; when it is shown again, the first event brings it up to date
  useEffect(() => (feed && online && seen ? feed.open() : undefined), [feed, online, seen])
  const current = feed?.view ?? (() => nothing)
  const view = useSyncExternalStore(feed?.subscribe ?? nothingChanges, current, current)
  if (!loaded || !feed) return undefined
  const { now, viewers, isPolling } = view
  return {
    now: now ?? loaded.detail.now,
    receivedAt: now ? view.receivedAt : loaded.receivedAt,
    viewers: viewers ?? loaded.detail.now.viewers,
    isPolling,
    refresh: () => void feed.refresh(),
  }
}
