import { randomUUID } from 'node:crypto'
import type { TrackingEvent } from '@foyer/contract/tracking'
import type { Rejection } from './rejected.ts'

/** What debug mode read, as it was read: for whoever looks on, and nowhere kept. */
export type Glimpse =
  | {
      readonly at: number
      readonly event: TrackingEvent
      /** names of the properties that were cut */
      readonly cut: readonly string[]
      readonly isStored: boolean
    }
  | { readonly at: number; readonly rejection: Rejection }

interface Watcher {
  /** `id` names the glimpse for `missedSince` */
  see(glimpse: Glimpse, id: string): void
  /** others have come, and this one made room */
  leave(): void
}

/** Shows operators what debug mode receives in this process (T7). */
export interface Live {
  /** @returns stops it */
  watch(watcher: Watcher): () => void
  show(glimpse: Glimpse): void
  /** Id of what was shown last: what a watcher begins after. */
  lastId(): string
  /** How many were shown after the one of that id; null where this process did not show it. */
  missedSince(id: string): number | null
}

export const mostWatchers = 20

/** Without anybody looking on it costs nothing; beyond twenty the one that came first makes room. */
export const createLive = (): Live => {
  const watchers = new Set<Watcher>()
  const run = randomUUID().slice(0, 8)
  let shown = 0
  const lastId = () => `${run}-${shown}`
  return {
    watch: (watcher) => {
      watchers.add(watcher)
      const [first] = watchers
      if (watchers.size > mostWatchers && first) {
        watchers.delete(first)
        first.leave()
      }
      return () => void watchers.delete(watcher)
    },
    show: (glimpse) => {
      shown++
      for (const watcher of watchers) watcher.see(glimpse, lastId())
    },
    lastId,
    missedSince: (id) => {
      const [, of, nth] = /^(\w{8})-(\d{1,15})$/.exec(id) ?? []
      return of === run && Number(nth) <= shown ? shown - Number(nth) : null
    },
  }
}
