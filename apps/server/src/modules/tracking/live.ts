import { randomUUID } from 'node:crypto'
import type { TrackingEvent } from '@foyer/api/tracking/tracking'
import type { Rejection } from './rejected.ts'

/** What debug mode read or rejected, for watching operators; it is not stored. */
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
  /** `id` identifies the glimpse for `missedSince` */
  see(glimpse: Glimpse, id: string): void
  /** called when a newer watcher replaces this one */
  leave(): void
}

/** Shows operators what debug mode receives in this process (T7). */
export interface Live {
  /** @returns a function that stops it */
  watch(watcher: Watcher): () => void
  show(glimpse: Glimpse): void
  /** The id of the latest glimpse; a new watcher begins after it. */
  lastId(): string
  /** The number of glimpses after the given id; null if this process did not show it. */
  missedSince(id: string): number | null
}

export const mostWatchers = 20

/** It costs nothing without watchers; beyond twenty, a new watcher replaces the earliest. */
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
