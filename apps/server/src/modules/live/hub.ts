import type { ServerResponse } from 'node:http'
import type { LiveNow } from '@foyer/contract/live'
import type { Context } from '../../context.ts'
import { Refused } from '../../http/refused.ts'
import { type Connection, connectionOf, isGone } from '../market/stream/connection.ts'
import { admit } from './admission.ts'
import { createAudience, createPollers } from './audience.ts'
import { idOf, retryAfter, written } from './events.ts'
import { playlistOf } from './playlist-address.ts'
import { findSession } from './queries.ts'
import { nowOf, type Session } from './session.ts'

/** By the wall clock, in milliseconds. */
const beat = 15_000
const longestBehind = 30_000
const longestGoodbye = 1000
/** a stream is ended after so long, and the browser comes again: nobody holds one for ever */
const longestStream = 3_600_000

export interface Arrival {
  readonly session: string
  readonly viewer: string
  readonly network: string
}

interface Listener extends Arrival {
  readonly connection: Connection
  readonly since: number
  /** what it was told last */
  told: { id: string; viewers: number }
}

/** Everybody of this process who looks at sessions. */
export interface LiveHub {
  /** tells everybody what changed; what follows the clock happens here */
  look(): Promise<void>
  /** what is told of a session now; a page that asks counts for a while */
  ask(session: Session, viewer?: string): Promise<LiveNow>
  /** @throws Refused `unavailable`, `rate_limited` where there are too many */
  admit(arrival: Arrival): void
  connect(arrival: Arrival, now: LiveNow, response: ServerResponse, lastEventId: string): void
  readonly size: number
  close(): Promise<void>
}

export const createLiveHub = (context: Context): LiveHub => {
  const { db, clocks } = context
  const audience = createAudience(db)
  const pollers = createPollers()
  /** by the name of their page, and by what they look at */
  const listeners = new Map<string, Listener>()
  const rooms = new Map<string, Set<Listener>>()
  let lastBeat = clocks.wall()
  let admitted = 0
  let isClosed = false
  let looking = Promise.resolve()

  const nowAt = async (session: Session): Promise<LiveNow> => {
    const { code } = session.facts
    const wall = clocks.wall()
    const viewers = (rooms.get(code)?.size ?? 0) + pollers.count(code, wall)
    const all = await audience.all(code, viewers, wall)
    // sessions begin and end on whole minutes, so the same is told all through a second
    const now = Math.floor(clocks.business() / 1000) * 1000
    return nowOf(session, { now, viewers: all, playlist: playlistOf(context, code) })
  }

  /** Tells each what it does not know yet. */
  const tell = (now: LiveNow): void => {
    const { viewers } = now
    const id = idOf(now)
    const news = written('now', now, id)
    const count = written('viewers', { viewers })
    for (const listener of rooms.get(now.code) ?? []) {
      const { connection, told } = listener
      // what it is told while it reads too slowly is lost: it is told all when it has caught up
      if (connection.behindSince !== undefined) continue
      if (told.id !== id) connection.write(news)
      else if (told.viewers !== viewers) connection.write(count)
      listener.told = { id, viewers }
    }
  }

  const remove = (listener: Listener): void => {
    if (listeners.get(listener.viewer) === listener) listeners.delete(listener.viewer)
    const room = rooms.get(listener.session)
    room?.delete(listener)
    if (room?.size === 0) rooms.delete(listener.session)
  }

  const lookAfter = (): void => {
    const wall = clocks.wall()
    if (Math.abs(wall - lastBeat) < beat) return
    lastBeat = wall
    for (const listener of listeners.values()) {
      const { connection, since } = listener
      if (connection.isGone) remove(listener)
      else if (connection.isEnded || wall - (connection.behindSince ?? wall) > longestBehind) connection.destroy()
      else if (wall - since > longestStream) connection.end()
      else connection.write(written('beat', {}))
    }
  }

  const lookOnce = async (): Promise<void> => {
    for (const code of [...rooms.keys()]) {
      const session = await findSession(db, code, clocks.business())
      if (session) tell(await nowAt(session))
    }
    lookAfter()
  }

  return {
    look: () => {
      // one after the other: nobody is told what was seen before what they were told already
      const next = looking.then(lookOnce)
      looking = next.catch(() => undefined)
      return next
    },
    ask: async (session, viewer) => {
      if (viewer !== undefined && !listeners.has(viewer)) pollers.saw(session.facts.code, viewer, clocks.wall())
      return nowAt(session)
    },
    admit: (arrival) => {
      if (isClosed) throw new Refused('unavailable', 'no more streams here', { retryAfter: 15 })
      admit(listeners.values(), arrival)
    },
    connect: (arrival, now, response, lastEventId) => {
      if (isGone(response)) return
      // a page comes again only when its connection was lost, whether that was noticed here or not
      const before = listeners.get(arrival.viewer)
      if (before) {
        remove(before)
        before.connection.destroy()
      }
      pollers.forget(arrival.session, arrival.viewer)
      const id = idOf(now)
      const listener: Listener = {
        ...arrival,
        since: clocks.wall(),
        told: { id, viewers: now.viewers },
        connection: connectionOf(response, clocks.wall, {
          onCaughtUp: () => {
            listener.told = { id: '', viewers: 0 }
          },
          onGone: () => remove(listener),
        }),
      }
      listeners.set(arrival.viewer, listener)
      rooms.set(arrival.session, (rooms.get(arrival.session) ?? new Set()).add(listener))
      const first = lastEventId === id ? written('viewers', { viewers: now.viewers }) : written('now', now, id)
      listener.connection.write(retryAfter(admitted++) + first)
    },
    get size() {
      return listeners.size
    },
    close: async () => {
      isClosed = true
      const last = [...listeners.values()]
      for (const { connection } of last) connection.end()
      // whoever does not read would hold up the stop for ever
      setTimeout(() => {
        for (const { connection } of last) connection.destroy()
      }, longestGoodbye).unref()
      await audience.leave()
    },
  }
}
