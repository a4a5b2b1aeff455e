import type { ServerResponse } from 'node:http'
import type { LiveNow } from '@foyer/api/live'
import type { Context } from '../../context.ts'
import { admit } from '../../streams/admission.ts'
import type { Connection } from '../../streams/connection.ts'
import type { Hub } from '../../streams/serve-streams.ts'
import { createStreams } from '../../streams/streams.ts'
import { turns } from '../../turns.ts'
import { createAudience, createPollers, type Viewer } from './audience.ts'
import { idOf, written } from './events.ts'
import { playlistOf } from './playlist-address.ts'
import { findSession } from './queries.ts'
import { nowOf, type Session } from './session.ts'

/** Limits of streams per process and per address. */
export const limits = { all: 4000, network: 250 }

/** A stream ends after this time and the browser reconnects, so that no connection stays open forever. */
const longestStream = 3_600_000

interface Arrival {
  readonly session: string
  readonly viewer: string
  readonly network: string
}

interface Listener {
  readonly connection: Connection
  /** the last state sent to it */
  lastSent: { id: string; viewers: number }
}

/** The viewers of live sessions that are connected to this process. */
export interface LiveHub extends Hub {
  /** sends every viewer what changed; changes that follow from the clock are found here */
  look(): Promise<void>
  /** the current state of a session; a page that polls counts as a viewer for a limited time */
  poll(session: Session, viewer?: Viewer): Promise<LiveNow>
  /** @throws Refused `unavailable`, `rate_limited` if there are too many streams */
  admit(arrival: Arrival): void
  connect(arrival: Arrival, now: LiveNow, response: ServerResponse, lastEventId: string): void
  /** removes the viewer counts of a process that stops */
  leave(): Promise<void>
}

export const createLiveHub = (context: Context): LiveHub => {
  const { db, clocks } = context
  const audience = createAudience(db)
  const pollers = createPollers()
  const streams = createStreams(context)
  const rooms = new Map<string, Set<Listener>>()
  const inTurn = turns(1, Number.POSITIVE_INFINITY)

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

  const join = (session: string, listener: Listener): void => {
    rooms.set(session, (rooms.get(session) ?? new Set()).add(listener))
  }
  const leaveRoom = (session: string, listener: Listener): void => {
    const room = rooms.get(session)
    room?.delete(listener)
    if (room?.size === 0) rooms.delete(session)
  }

  const updateOnce = async (): Promise<void> => {
    for (const code of [...rooms.keys()]) {
      const session = await findSession(db, code, clocks.business())
      if (session) sendChanges(await nowAt(session))
    }
    streams.attend()
  }

  return {
    // one after the other, so that no listener receives an older state after a newer one
    look: () => inTurn(updateOnce),
    poll: async (session, viewer) => {
      if (viewer !== undefined && !streams.has(viewer.id)) pollers.add(session.facts.code, viewer, clocks.wall())
      return nowAt(session)
    },
    admit: ({ viewer, network }) => streams.admit(viewer, (others) => admit(network, [{ others, limits }])),
    connect: ({ session, viewer, network }, now, response, lastEventId) => {
      const validUntil = clocks.wall() + longestStream
      streams.open({ id: viewer, network, validUntil }, response, (connection) => {
        pollers.remove(session, viewer)
        const id = idOf(now)
        const listener: Listener = { connection, lastSent: { id, viewers: now.viewers } }
        join(session, listener)
        return {
          first: lastEventId === id ? written('viewers', { viewers: now.viewers }) : written('now', now, id),
          onCaughtUp: () => {
            listener.lastSent = { id: '', viewers: 0 }
          },
          onGone: () => leaveRoom(session, listener),
        }
      })
    },
    get size() {
      return streams.size
    },
    close: streams.close,
    leave: audience.leave,
  }
}
