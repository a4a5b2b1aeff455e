import { randomUUID } from 'node:crypto'
import { viewerCountsFor } from '@foyer/api/playback-limits'
import type { ISql } from 'postgres'

const life = viewerCountsFor * 1000
/** The most polling pages of one session that one process counts. They hold no stream and count as viewers. */
export const mostPollers = 20_000

/** Pages without a stream, by session, with the time of their last request. */
export interface Pollers {
  add(session: string, viewer: string, now: number): void
  /** removes a page that has opened a stream and counts there */
  remove(session: string, viewer: string): void
  /** the number of pages with a recent request */
  count(session: string, now: number): number
}

export const createPollers = (): Pollers => {
  const seen = new Map<string, Map<string, number>>()
  return {
    add: (session, viewer, now) => {
      const here = seen.get(session) ?? new Map<string, number>()
      seen.set(session, here)
      // the latest request is last, so that expired ones are at the beginning
      here.delete(viewer)
      if (here.size < mostPollers) here.set(viewer, now)
    },
    remove: (session, viewer) => {
      seen.get(session)?.delete(viewer)
    },
    count: (session, now) => {
      const here = seen.get(session)
      if (!here) return 0
      for (const [viewer, at] of here) {
        if (now - at < life) break
        here.delete(viewer)
      }
      if (here.size === 0) seen.delete(session)
      return here.size
    },
  }
}

/** A process refreshes its viewer count after this time, and writes a changed count no more often than this. */
const refreshEvery = 10_000
const changeAtMostEvery = 1000

/** The number of pages that are open at a session, in all processes of the database. */
export interface Audience {
  /** @param viewers pages of this process; @param now wall clock */
  all(session: string, viewers: number, now: number): Promise<number>
  /** removes the counts of a process that stops: its pages reconnect to other processes and count there */
  leave(): Promise<void>
}

export const createAudience = (db: ISql): Audience => {
  const process = randomUUID()
  const written = new Map<string, { viewers: number; at: number }>()
  let hasLeft = false
  const writeCount = async (session: string, viewers: number, now: number): Promise<void> => {
    const before = written.get(session)
    const pause = before?.viewers === viewers ? refreshEvery : changeAtMostEvery
    if (hasLeft || (before ? Math.abs(now - before.at) < pause : viewers === 0)) return
    written.set(session, { viewers, at: now })
    const row = { process, session, viewers, seen_at: new Date(now) }
    await db`
      insert into live_audience ${db(row)}
      on conflict (process, session) do update set viewers = excluded.viewers, seen_at = excluded.seen_at`
    // deletes the rows of processes that have stopped
    await db`delete from live_audience where seen_at < ${new Date(now - life)}`
  }
  return {
    all: async (session, viewers, now) => {
      await writeCount(session, viewers, now)
      const [{ elsewhere }] = await db<[{ elsewhere: number }]>`
        select coalesce(sum(viewers), 0)::int as elsewhere from live_audience
        where session = ${session} and process <> ${process} and seen_at > ${new Date(now - life)}`
      return viewers + elsewhere
    },
    leave: async () => {
      hasLeft = true
      await db`delete from live_audience where process = ${process}`
    },
  }
}
