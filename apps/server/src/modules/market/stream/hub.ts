import type { ServerResponse } from 'node:http'
import type { Market } from '@foyer/contract/market'
import type { Context } from '../../../context.ts'
import { revokedAmong } from '../../../http/signing/revoked.ts'
import { Refused } from '../../../refused.ts'
import { withTimeout } from '../../../timeout.ts'
import { type MarketConditions, readMarketConditions } from '../conditions.ts'
import { slotMs } from '../exchange/slots.ts'
import { marketAt } from '../states.ts'
import { type Arrival, admit } from './admission.ts'
import { type Connection, connectionOf, isGone } from './connection.ts'
import { heartbeat, readEventId, retryAfter, written } from './events.ts'
import { createLane, type Group, type Lane } from './lane.ts'
import type { Ticket } from './tickets.ts'

/** Milliseconds of the wall clock: the longest age of the declared closures, and the interval of heartbeats. */
const longestAge = 1000
const heartbeatEvery = 15_000
const longestBehind = 30_000
const longestGoodbye = 1000

/** One reader. */
interface Listener extends Arrival {
  readonly connection: Connection
  readonly group: Group
  readonly lane: Lane
}

/** All streams of a process. */
export interface Hub {
  /**
   * advances to the business clock and sends the changes to all readers; all that follows from the clock happens here
   */
  look(): Promise<void>
  /** @throws Refused `unavailable`, `rate_limited` if there are too many streams. Call it after `look`. */
  admit(arrival: Arrival): void
  connect(arrival: Arrival, response: ServerResponse, lastEventId: string | undefined): void
  readonly size: number
  /** ends every stream; browsers reconnect to a process that is not stopping */
  close(): void
}

export const createHub = (context: Context): Hub => {
  const { clocks } = context
  const lanes = { realTime: createLane(true), delayed: createLane(false) }
  const laneOf = ({ isRealTime }: Ticket): Lane => (isRealTime ? lanes.realTime : lanes.delayed)
  const listeners = new Map<string, Listener>()
  let conditions: MarketConditions | undefined
  let readAt = 0
  let lastState = ''
  let lastHeartbeat = clocks.wall()
  let admitted = 0
  let updating = Promise.resolve()
  let isClosed = false
  let endedAt = clocks.wall()
  let isChecking = false

  const marketNow = (seen: MarketConditions): Market => marketAt(seen, Math.floor(clocks.business() / slotMs) * slotMs)

  /** While the database does not answer, the last known closures and switches apply: prices need no database. */
  const currentConditions = async (): Promise<MarketConditions> => {
    const [known, age] = [conditions, clocks.wall() - readAt]
    if (known && age >= 0 && age < longestAge) return known
    readAt = clocks.wall()
    const read = withTimeout(readMarketConditions(context))
    return known ? read.catch(() => known) : read
  }

  const sendState = (seen: MarketConditions): void => {
    const { state, next, nextAt } = marketNow(seen)
    const now = `${state} ${next} ${nextAt}`
    if (lastState !== '' && now !== lastState) {
      const event = Buffer.from(written('market', JSON.stringify(marketNow(seen))))
      for (const { connection } of listeners.values()) connection.write(event)
    }
    lastState = now
  }

  const remove = (listener: Listener): void => {
    const { ticket, connection, group, lane } = listener
    if (listeners.get(ticket.id) === listener) listeners.delete(ticket.id)
    group.connections.delete(connection)
    lane.removeIfEmpty(group)
  }

  const checkConnections = (): void => {
    const wall = clocks.wall()
    if (Math.abs(wall - lastHeartbeat) < heartbeatEvery) return
    lastHeartbeat = wall
    for (const listener of listeners.values()) {
      const { connection, ticket } = listener
      if (connection.isGone) remove(listener)
      else if (connection.isEnded || wall - (connection.behindSince ?? wall) > longestBehind) connection.destroy()
      else if (ticket.validUntil <= wall) connection.end()
      else connection.write(heartbeat)
    }
  }

  /** Ends streams whose tokens were ended on any server. While the database does not answer, they continue. */
  const endRevoked = async (): Promise<void> => {
    const wall = clocks.wall()
    if (isChecking || listeners.size === 0 || Math.abs(wall - endedAt) < longestAge) return
    isChecking = true
    endedAt = wall
    const tokenIds = [...listeners.values()].flatMap(({ ticket: { jti } }) => (jti === undefined ? [] : [jti]))
    const revoked = await withTimeout(revokedAmong(context.db, tokenIds)).catch(() => new Set<string>())
    for (const { ticket, connection } of listeners.values())
      if (ticket.jti !== undefined && revoked.has(ticket.jti)) connection.end()
    isChecking = false
  }

  const updateOnce = async (): Promise<void> => {
    conditions = await currentConditions()
    const now = clocks.business()
    for (const lane of Object.values(lanes)) lane.look(conditions, now)
    sendState(conditions)
    checkConnections()
    void endRevoked()
  }

  return {
    look: () => {
      const next = updating.then(updateOnce)
      updating = next.catch(() => undefined)
      return next
    },
    admit: (arrival) => {
      if (conditions?.feed === 'down') throw new Refused('market_unavailable', 'there is no market data')
      if (isClosed) throw new Refused('unavailable', 'this process accepts no streams', { retryAfter: 15 })
      admit(listeners.values(), arrival, laneOf(arrival.ticket).listsWith(arrival.ticket.codes))
    },
    connect: ({ ticket, network }, response, lastEventId) => {
      // a client that disconnected during `look` emitted `close` before a listener was attached
      if (isGone(response)) return
      // a ticket is used again only after its connection was lost, even if this process has not noticed the loss
      listeners.get(ticket.id)?.connection.destroy()
      const lane = laneOf(ticket)
      const group = lane.groupOf(ticket.codes)
      const connection: Connection = connectionOf(response, clocks.wall, {
        onCaughtUp: () => connection.write(lane.snapshot(group)),
        onGone: () => remove(listener),
      })
      const listener: Listener = { ticket, network, connection, group, lane }
      listeners.set(ticket.id, listener)
      group.connections.add(connection)
      const state = conditions ? written('market', JSON.stringify(marketNow(conditions))) : ''
      connection.write(retryAfter(admitted++) + lane.beginning(group, readEventId(lastEventId)) + state)
    },
    get size() {
      return listeners.size
    },
    close: () => {
      isClosed = true
      const last = [...listeners.values()]
      for (const { connection } of last) connection.end()
      // a client that does not read would delay the shutdown forever
      setTimeout(() => {
        for (const { connection } of last) connection.destroy()
      }, longestGoodbye).unref()
    },
  }
}
