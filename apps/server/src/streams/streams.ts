import type { ServerResponse } from 'node:http'
import type { ISql } from 'postgres'
import type { Clocks } from '../clocks.ts'
import { revokedAmong } from '../http/signing/revoked.ts'
import { withTimeout } from '../timeout.ts'
import { closed } from './admission.ts'
import { type Connection, connectionOf, isGone } from './connection.ts'
import { heartbeat, retryAfter } from './event-text.ts'

/** Milliseconds of the wall clock. */
const heartbeatEvery = 15_000
const longestBehind = 30_000
const longestGoodbye = 1000
const revokedEvery = 1000

/** A page that requests a stream. */
export interface Arrival {
  /** A page has one connection at a time: a newer connection with the same id replaces the older one. */
  readonly id: string
  /** an address, or a prefix that counts as one */
  readonly network: string
  /** the token with which the stream ends; undefined if it belongs to no token */
  readonly jti?: string | undefined
  /** wall clock; the stream ends then, and the browser reconnects */
  readonly validUntil: number
}

/** What a kind of streams does on one connection. */
export interface Content {
  /** the first events */
  readonly first: string
  /** called when a slow reader has read all that was sent; what it missed is not stored */
  onCaughtUp(): void
  /** called once, when the stream no longer counts */
  onGone(): void
}

/** The open streams of one kind in this process. */
export interface Streams<One extends Arrival> {
  readonly size: number
  has(id: string): boolean
  /**
   * Refuses a stream while the server stops, and by the limits of its kind.
   *
   * @param id of the page that requests the stream
   * @param limit receives the open streams of other pages, and throws to refuse
   * @throws Refused `unavailable`, and what `limit` throws
   */
  admit(id: string, limit: (others: readonly One[]) => void): void
  /**
   * Opens a stream on a response whose headers were sent. Does nothing if the client has disconnected. Call it in the
   * same turn as `admit`, so that the limits hold.
   */
  open(arrival: One, response: ServerResponse, contentOf: (connection: Connection) => Content): void
  /** Sends an event to every reader. */
  write(event: Buffer): void
  /**
   * Sends heartbeats, closes lost and slow connections, and ends streams whose time or token has ended. Call it at
   * short intervals; each part has an interval of its own. It does not wait for the database.
   */
  attend(): void
  /** Ends every stream; browsers reconnect to a process that is not stopping. */
  close(): void
}

interface Stream<One extends Arrival> {
  readonly arrival: One
  readonly connection: Connection
  readonly content: Content
}

export const createStreams = <One extends Arrival>({ clocks, db }: { clocks: Clocks; db: ISql }): Streams<One> => {
  const streams = new Map<string, Stream<One>>()
  let admitted = 0
  let isClosed = false
  let heartbeatAt = clocks.wall()
  let revokedAt = clocks.wall()
  let isChecking = false

  const remove = (stream: Stream<One>): void => {
    if (streams.get(stream.arrival.id) !== stream) return
    streams.delete(stream.arrival.id)
    stream.content.onGone()
  }

  const checkConnections = (wall: number): void => {
    if (Math.abs(wall - heartbeatAt) < heartbeatEvery) return
    heartbeatAt = wall
    for (const stream of streams.values()) {
      const { connection, arrival } = stream
      if (connection.isGone) remove(stream)
      else if (connection.isEnded || wall - (connection.behindSince ?? wall) > longestBehind) connection.destroy()
      else if (arrival.validUntil <= wall) connection.end()
      else connection.write(heartbeat)
    }
  }

  /** Ends streams whose tokens were revoked on any server. While the database does not answer, they continue. */
  const endRevoked = async (wall: number): Promise<void> => {
    if (isChecking || Math.abs(wall - revokedAt) < revokedEvery) return
    const tokenIds = [...streams.values()].flatMap(({ arrival: { jti } }) => (jti === undefined ? [] : [jti]))
    if (tokenIds.length === 0) return
    isChecking = true
    revokedAt = wall
    const revoked = await withTimeout(revokedAmong(db, tokenIds)).catch(() => new Set<string>())
    for (const { arrival, connection } of streams.values())
      if (arrival.jti !== undefined && revoked.has(arrival.jti)) connection.end()
    isChecking = false
  }

  return {
    get size() {
      return streams.size
    },
    has: (id) => streams.has(id),
    admit: (id, limit) => {
      if (isClosed) throw closed()
      limit([...streams.values()].flatMap(({ arrival }) => (arrival.id === id ? [] : [arrival])))
    },
    open: (arrival, response, contentOf) => {
      // a client that disconnected during its admission emitted `close` before a listener was attached
      if (isGone(response)) return
      // a page reconnects only after its connection was lost, even if this process has not noticed the loss
      const before = streams.get(arrival.id)
      if (before) {
        remove(before)
        before.connection.destroy()
      }
      const connection = connectionOf(response, clocks.wall, {
        onCaughtUp: () => content.onCaughtUp(),
        onGone: () => remove(stream),
      })
      const content = contentOf(connection)
      const stream = { arrival, connection, content }
      streams.set(arrival.id, stream)
      connection.write(retryAfter(admitted++) + content.first)
    },
    write: (event) => {
      for (const { connection } of streams.values()) connection.write(event)
    },
    attend: () => {
      const wall = clocks.wall()
      checkConnections(wall)
      void endRevoked(wall)
    },
    close: () => {
      isClosed = true
      const last = [...streams.values()]
      for (const { connection } of last) connection.end()
      // a client that does not read would delay the shutdown forever
      setTimeout(() => {
        for (const { connection } of last) connection.destroy()
      }, longestGoodbye).unref()
    },
  }
}
