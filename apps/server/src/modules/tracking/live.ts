import type { TrackingEvent } from '@foyer/contract/tracking'
import type { Rejection } from './rejected.ts'

/** What debug mode read, as it was read: for whoever looks on, and nowhere kept. */
export type Glimpse =
  | { readonly at: number; readonly event: TrackingEvent; readonly isStored: boolean }
  | { readonly at: number; readonly rejection: Rejection }

type Watcher = (glimpse: Glimpse) => void

/** Shows operators what debug mode receives in this process (T7). */
export interface Live {
  /** @returns stops it */
  watch(watcher: Watcher): () => void
  show(glimpse: Glimpse): void
}

const mostWatchers = 20

/** Without anybody looking on it costs nothing; beyond twenty the one that came first is left out. */
export const createLive = (): Live => {
  const watchers = new Set<Watcher>()
  return {
    watch: (watcher) => {
      watchers.add(watcher)
      const [first] = watchers
      if (watchers.size > mostWatchers && first) watchers.delete(first)
      return () => void watchers.delete(watcher)
    },
    show: (glimpse) => {
      for (const watcher of watchers) watcher(glimpse)
    },
  }
}
