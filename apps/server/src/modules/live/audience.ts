import { randomUUID } from 'node:crypto'
import { viewerCountsFor } from '@foyer/contract/playback-limits'
import type { ISql } from 'postgres'

const life = viewerCountsFor * 1000
/** Pages of one session that ask instead of listening, and are counted, in one process. */
export const mostPollers = 20_000

/** Pages without a stream, by when they asked last. */
export interface Pollers {
  saw(session: string, viewer: string, now: number): void
  /** one has a stream by now, and counts for that */
  forget(session: string, viewer: string): void
  /** those who asked lately */
  count(session: string, now: number): number
}

export const createPollers = (): Pollers => {
  const seen = new Map<string, Map<string, number>>()
  return {
    saw: (session, viewer, now) => {
      const here = seen.get(session) ?? new Map<string, number>()
      seen.set(session, here)
      // the one who asked last stands last, so that those to be forgotten stand first
      here.delete(viewer)
      if (here.size < mostPollers) here.set(viewer, now)
    },
    forget: (session, viewer) => {
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

/** How often a process says that its figure still holds, and another one at most, however many ask. */
const saidEvery = 10_000
const saidAtMostEvery = 1000

/** How many pages are open at a session, in all processes on the database. */
export interface Audience {
  /** @param viewers those of this process; @param now wall clock */
  all(session: string, viewers: number, now: number): Promise<number>
  /** The process stops: its pages are about to be open at others, and count there. */
  leave(): Promise<void>
}

export const createAudience = (db: ISql): Audience => {
  const process = randomUUID()
  const said = new Map<string, { viewers: number; at: number }>()
  let hasLeft = false
  const say = async (session: string, viewers: number, now: number): Promise<void> => {
    const before = said.get(session)
    const pause = before?.viewers === viewers ? saidEvery : saidAtMostEvery
    if (hasLeft || (before ? Math.abs(now - before.at) < pause : viewers === 0)) return
    said.set(session, { viewers, at: now })
    const row = { process, session, viewers, seen_at: new Date(now) }
    await db`
      insert into live_audience ${db(row)}
      on conflict (process, session) do update set viewers = excluded.viewers, seen_at = excluded.seen_at`
    // processes that are gone
    await db`delete from live_audience where seen_at < ${new Date(now - life)}`
  }
  return {
    all: async (session, viewers, now) => {
      await say(session, viewers, now)
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
