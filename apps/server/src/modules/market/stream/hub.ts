import type { ServerResponse } from 'node:http'
import type { Market } from '@foyer/api/market'
import type { Context } from '../../../context.ts'
import { Refused } from '../../../refused.ts'
import type { Hub as StreamHub } from '../../../streams/serve-streams.ts'
import { createStreams } from '../../../streams/streams.ts'
import { withTimeout } from '../../../timeout.ts'
import { turns } from '../../../turns.ts'
import { type MarketConditions, readMarketConditions } from '../conditions.ts'
import { slotMs } from '../exchange/slots.ts'
import { marketAt } from '../states.ts'
import { type Arrival, admit } from './admission.ts'
import { readEventId, written } from './events.ts'
import { createLane, type Lane } from './lane.ts'
import type { Ticket } from './tickets.ts'

/** The longest age of the declared closures, in milliseconds of the wall clock. */
const longestAge = 1000

/** All streams of quotes of a process. */
export interface Hub extends StreamHub {
  /**
   * advances to the business clock and sends the changes to all readers; all that follows from the clock happens here
   */
  look(): Promise<void>
  /** @throws Refused `unavailable`, `rate_limited` if there are too many streams. Call it after `look`. */
  admit(arrival: Arrival): void
  connect(arrival: Arrival, response: ServerResponse, lastEventId: string | undefined): void
}

export const createHub = (context: Context): Hub => {
  const { clocks } = context
  const lanes = { realTime: createLane(true), delayed: createLane(false) }
  const laneOf = ({ isRealTime }: Ticket): Lane => (isRealTime ? lanes.realTime : lanes.delayed)
  const streams = createStreams<Arrival>(context)
  const inTurn = turns(1, Number.POSITIVE_INFINITY)
  let conditions: MarketConditions | undefined
  let readAt = 0
  let lastState = ''

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
    if (lastState !== '' && now !== lastState)
      streams.write(Buffer.from(written('market', JSON.stringify(marketNow(seen)))))
    lastState = now
  }

  const updateOnce = async (): Promise<void> => {
    conditions = await currentConditions()
    const now = clocks.business()
    for (const lane of Object.values(lanes)) lane.look(conditions, now)
    sendState(conditions)
    streams.attend()
  }

  return {
    look: () => inTurn(updateOnce),
    admit: (arrival) => {
      if (conditions?.feed === 'down') throw new Refused('market_unavailable', 'there is no market data')
      streams.admit(arrival.id, (others) => admit(others, arrival, laneOf(arrival).listsWith(arrival.codes)))
    },
    connect: (arrival, response, lastEventId) =>
      streams.open(arrival, response, (connection) => {
        const lane = laneOf(arrival)
        const group = lane.groupOf(arrival.codes)
        group.connections.add(connection)
        const state = conditions ? written('market', JSON.stringify(marketNow(conditions))) : ''
        return {
          first: lane.beginning(group, readEventId(lastEventId)) + state,
          onCaughtUp: () => connection.write(lane.snapshot(group)),
          onGone: () => {
            group.connections.delete(connection)
            lane.removeIfEmpty(group)
          },
        }
      }),
    get size() {
      return streams.size
    },
    close: streams.close,
  }
}
