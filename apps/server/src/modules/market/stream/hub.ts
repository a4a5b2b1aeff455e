import type { ServerResponse } from 'node:http'
import type { Market } from '@foyer/contract/market'
import type { Context } from '../../../context.ts'
import { Refused } from '../../../http/refused.ts'
import { revokedAmong } from '../../../http/signing/revoked.ts'
import { withPatience } from '../../../operations/patience.ts'
import { slotMs } from '../exchange/slots.ts'
import { marketAt } from '../states.ts'
import { readWorld, type World } from '../world.ts'
import { type Arrival, admit } from './admission.ts'
import { type Connection, connectionOf, isGone } from './connection.ts'
import { heartbeat, readEventId, retryAfter, written } from './events.ts'
import { createLane, type Group, type Lane } from './lane.ts'
import type { Ticket } from './tickets.ts'

/** By the wall clock, in milliseconds: how old what is declared may be, and the beat in which streams are looked after. */
const worldAge = 1000
const beat = 15_000
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
  /** goes on to where the business clock stands, and tells everybody. What follows the clock happens here, and nowhere else. */
  look(): Promise<void>
  /** @throws Refused `unavailable`, `rate_limited` where there are too many. Call it after `look`. */
  admit(arrival: Arrival): void
  connect(arrival: Arrival, response: ServerResponse, lastEventId: string | undefined): void
  readonly size: number
  /** ends every stream: browsers come again, to a process that is not stopping */
  close(): void
}

export const createHub = (context: Context): Hub => {
  const { clocks } = context
  const lanes = { realTime: createLane(true), delayed: createLane(false) }
  const laneOf = ({ isRealTime }: Ticket): Lane => (isRealTime ? lanes.realTime : lanes.delayed)
  const listeners = new Map<string, Listener>()
  let world: World | undefined
  let readAt = 0
  let told = ''
  let lastBeat = clocks.wall()
  let admitted = 0
  let looking = Promise.resolve()
  let isClosed = false
  let endedAt = clocks.wall()
  let isAsking = false

  const marketNow = (seen: World): Market => marketAt(seen, Math.floor(clocks.business() / slotMs) * slotMs)

  /** What was declared last goes on while the database does not answer: prices need none. */
  const worldNow = async (): Promise<World> => {
    const [known, age] = [world, clocks.wall() - readAt]
    if (known && age >= 0 && age < worldAge) return known
    readAt = clocks.wall()
    const read = withPatience(readWorld(context))
    return known ? read.catch(() => known) : read
  }

  const tellState = (seen: World): void => {
    const { state, next, nextAt } = marketNow(seen)
    const now = `${state} ${next} ${nextAt}`
    if (told !== '' && now !== told) {
      const event = Buffer.from(written('market', JSON.stringify(marketNow(seen))))
      for (const { connection } of listeners.values()) connection.write(event)
    }
    told = now
  }

  const remove = (listener: Listener): void => {
    const { ticket, connection, group, lane } = listener
    if (listeners.get(ticket.id) === listener) listeners.delete(ticket.id)
    group.connections.delete(connection)
    lane.forget(group)
  }

  const lookAfter = (): void => {
    const wall = clocks.wall()
    if (Math.abs(wall - lastBeat) < beat) return
    lastBeat = wall
    for (const listener of listeners.values()) {
      const { connection, ticket } = listener
      if (connection.isGone) remove(listener)
      else if (connection.isEnded || wall - (connection.behindSince ?? wall) > longestBehind) connection.destroy()
      else if (ticket.validUntil <= wall) connection.end()
      else connection.write(heartbeat)
    }
  }

  /** Ends streams of tokens that were ended meanwhile, on whichever server. While the database does not answer, they go on. */
  const endRevoked = async (): Promise<void> => {
    const wall = clocks.wall()
    if (isAsking || listeners.size === 0 || Math.abs(wall - endedAt) < worldAge) return
    isAsking = true
    endedAt = wall
    const asked = [...listeners.values()].flatMap(({ ticket: { jti } }) => (jti === undefined ? [] : [jti]))
    const revoked = await withPatience(revokedAmong(context.db, asked)).catch(() => new Set<string>())
    for (const { ticket, connection } of listeners.values())
      if (ticket.jti !== undefined && revoked.has(ticket.jti)) connection.end()
    isAsking = false
  }

  const lookOnce = async (): Promise<void> => {
    world = await worldNow()
    const now = clocks.business()
    for (const lane of Object.values(lanes)) lane.look(world, now)
    tellState(world)
    lookAfter()
    void endRevoked()
  }

  return {
    look: () => {
      const next = looking.then(lookOnce)
      looking = next.catch(() => undefined)
      return next
    },
    admit: (arrival) => {
      if (world?.feed === 'down') throw new Refused('market_unavailable', 'there is no market data')
      if (isClosed) throw new Refused('unavailable', 'no more streams here', { retryAfter: 15 })
      admit(listeners.values(), arrival, laneOf(arrival.ticket).listsWith(arrival.ticket.codes))
    },
    connect: ({ ticket, network }, response, lastEventId) => {
      // whoever left while the market was looked at said so before anybody listened
      if (isGone(response)) return
      // a ticket comes again only when its connection was lost, whether that was noticed here or not
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
      const state = world ? written('market', JSON.stringify(marketNow(world))) : ''
      connection.write(retryAfter(admitted++) + lane.beginning(group, readEventId(lastEventId)) + state)
    },
    get size() {
      return listeners.size
    },
    close: () => {
      isClosed = true
      const last = [...listeners.values()]
      for (const { connection } of last) connection.end()
      // whoever does not read would hold up the stop for ever
      setTimeout(() => {
        for (const { connection } of last) connection.destroy()
      }, longestGoodbye).unref()
    },
  }
}
