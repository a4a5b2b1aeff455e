import type { ServerResponse } from 'node:http'
import type { LiveNow } from '@foyer/contract/live'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { type Connection, connectionOf, isGone } from '../market/public.ts'
import { admit } from './admission.ts'
import { createAudience, createPollers } from './audience.ts'
import { idOf, retryAfter, written } from './events.ts'
import { playlistOf } from './playlist-address.ts'
import { findSession } from './queries.ts'
import { nowOf, type Session } from './session.ts'

/** Milliseconds of the wall clock. */
const heartbeatMs = 15_000
const longestBehind = 30_000
const longestGoodbye = 1000
/** a stream ends after this time and the browser reconnects, so that no connection stays open forever */
const longestStream = 3_600_000

export interface Arrival {
  readonly session: string
  readonly viewer: string
  readonly network: string
}

interface Listener extends Arrival {
  readonly connection: Connection
  readonly since: number
  /** the last state sent to it */
  lastSent: { id: string; viewers: number }
}

/** The viewers of live sessions that are connected to this process. */
export interface LiveHub {
  /** sends every viewer what changed; changes that follow from the clock are found here */
  look(): Promise<void>
  /** the current state of a session; a page that polls counts as a viewer for a limited time */
  poll(session: Session, viewer?: string): Promise<LiveNow>
  /** @throws Refused `unavailable`, `rate_limited` if there are too many streams */
  admit(arrival: Arrival): void
  connect(arrival: Arrival, now: LiveNow, response: ServerResponse, lastEventId: string): void
  readonly size: number
  close(): Promise<void>
}

export const createLiveHub = (context: Context): LiveHub => {
  const { db, clocks } = context
  const audience = createAudience(db)
  const pollers = createPollers()
  /** by the id of the page, and by session */
  const listeners = new Map<string, Listener>()
  const rooms = new Map<string, Set<Listener>>()
  let lastHeartbeat = clocks.wall()
  let admitted = 0
  let isClosed = false
  let updating = Promise.resolve()

  const nowAt = async (session: Session): Promise<LiveNow> => {
    const { code } = session.facts
    const wall = clocks.wall()
    const viewers = (rooms.get(code)?.size ?? 0) + pollers.count(code, wall)
    const all = await audience.all(code, viewers, wall)
    // sessions begin and end on whole minutes: rounding to the second sends the same state during one second
    const now = Math.floor(clocks.business() / 1000) * 1000
    return nowOf(session, { now, viewers: all, playlist: playlistOf(context, code) })
  }

  /** Sends each listener only what changed since its last state. */
  const sendChanges = (now: LiveNow): void => {
    const { viewers } = now
    const id = idOf(now)
    const news = written('now', now, id)
    const count = written('viewers', { viewers })
    for (const listener of rooms.get(now.code) ?? []) {
      const { connection, lastSent } = listener
      // a listener that reads too slowly is skipped; it receives the full state when it has caught up
      if (connection.behindSince !== undefined) continue
      if (lastSent.id !== id) connection.write(news)
      else if (lastSent.viewers !== viewers) connection.write(count)
      listener.lastSent = { id, viewers }
    }
  }

  const remove = (listener: Listener): void => {
    if (listeners.get(listener.viewer) === listener) listeners.delete(listener.viewer)
    const room = rooms.get(listener.session)
    room?.delete(listener)
    if (room?.size === 0) rooms.delete(listener.session)
  }

  const checkConnections = (): void => {
    const wall = clocks.wall()
    if (Math.abs(wall - lastHeartbeat) < heartbeatMs) return
    lastHeartbeat = wall
    for (const listener of listeners.values()) {
      const { connection, since } = listener
      if (connection.isGone) remove(listener)
      else if (connection.isEnded || wall - (connection.behindSince ?? wall) > longestBehind) connection.destroy()
      else if (wall - since > longestStream) connection.end()
      else connection.write(written('heartbeat', {}))
    }
  }

  const updateOnce = async (): Promise<void> => {
    for (const code of [...rooms.keys()]) {
      const session = await findSession(db, code, clocks.business())
      if (session) sendChanges(await nowAt(session))
    }
    checkConnections()
  }

  return {
    look: () => {
      // runs one after the other, so that no listener receives an older state after a newer one
      const next = updating.then(updateOnce)
      updating = next.catch(() => undefined)
      return next
    },
    poll: async (session, viewer) => {
      if (viewer !== undefined && !listeners.has(viewer)) pollers.add(session.facts.code, viewer, clocks.wall())
      return nowAt(session)
    },
    admit: (arrival) => {
      if (isClosed) throw new Refused('unavailable', 'this process accepts no streams', { retryAfter: 15 })
      admit(listeners.values(), arrival)
    },
    connect: (arrival, now, response, lastEventId) => {
      if (isGone(response)) return
      // a page reconnects only after its connection was lost, even if this process has not noticed the loss
      const before = listeners.get(arrival.viewer)
      if (before) {
        remove(before)
        before.connection.destroy()
      }
      pollers.remove(arrival.session, arrival.viewer)
      const id = idOf(now)
      const listener: Listener = {
        ...arrival,
        since: clocks.wall(),
        lastSent: { id, viewers: now.viewers },
        connection: connectionOf(response, clocks.wall, {
          onCaughtUp: () => {
            listener.lastSent = { id: '', viewers: 0 }
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
      // a client that does not read would delay the shutdown forever
      setTimeout(() => {
        for (const { connection } of last) connection.destroy()
      }, longestGoodbye).unref()
      await audience.leave()
    },
  }
}
