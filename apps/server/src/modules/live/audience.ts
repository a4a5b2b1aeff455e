import { randomUUID } from 'node:crypto'
import { viewerCountsFor } from '@foyer/api/playback-limits'
import type { ISql } from 'postgres'

const life = viewerCountsFor * 1000
/** The most polling pages of one session that one process counts. They hold no stream and count as viewers. */
export const mostPollers = 20_000

/** The most of them from one network, so that nobody alone makes up the number of viewers. Many phones share an address. */
export const mostPollersOfNetwork = 1_000

/** A page, and the network that it requests from. */
export interface Viewer {
  readonly id: string
  readonly network: string
}

/** Pages without a stream, by session, with the time of their last request. */
export interface Pollers {
  add(session: string, viewer: Viewer, now: number): void
  /** removes a page that has opened a stream and counts there */
  remove(session: string, id: string): void
  /** the number of pages with a recent request */
  count(session: string, now: number): number
}

interface Here {
  /** by id */
  readonly pages: Map<string, { readonly at: number; readonly network: string }>
  /** the number of pages by network */
  readonly networks: Map<string, number>
}

const removeFrom = ({ pages, networks }: Here, id: string): void => {
  const page = pages.get(id)
  if (!page) return
  pages.delete(id)
  const left = (networks.get(page.network) ?? 0) - 1
  if (left > 0) networks.set(page.network, left)
  else networks.delete(page.network)
}

const removeExpired = (here: Here, now: number): void => {
  for (const [id, { at }] of here.pages) {
    if (now - at < life) break
    removeFrom(here, id)
  }
}

export const createPollers = (): Pollers => {
  const seen = new Map<string, Here>()
  return {
    add: (session, { id, network }, now) => {
      const here = seen.get(session) ?? { pages: new Map(), networks: new Map() }
      seen.set(session, here)
      removeExpired(here, now)
      // the latest request is last, so that expired ones are at the beginning
      removeFrom(here, id)
      const alike = here.networks.get(network) ?? 0
      if (here.pages.size >= mostPollers || alike >= mostPollersOfNetwork) return
      here.pages.set(id, { at: now, network })
      here.networks.set(network, alike + 1)
    },
    remove: (session, id) => {
      const here = seen.get(session)
      if (here) removeFrom(here, id)
    },
    count: (session, now) => {
      const here = seen.get(session)
      if (!here) return 0
      removeExpired(here, now)
      if (here.pages.size === 0) seen.delete(session)
      return here.pages.size
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
