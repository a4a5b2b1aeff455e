import type { TrackingEvent } from '@foyer/api/tracking/tracking'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { logFailures } from '../../database/log-failures.ts'
import { Refused } from '../../refused.ts'
import { turns } from '../../turns.ts'
import { createLive, type Live } from './live.ts'
import { createLoad, type Load } from './load.ts'
import { readEvents } from './read.ts'
import type { Rejected } from './rejected.ts'
import { type RejectionCounts, rejectionCounts } from './rejection-counts.ts'
import { rowOf, type TrackingRow } from './row.ts'
import { createSources, type Sources } from './sources.ts'
import { type Stored, storeEvents } from './store.ts'
import { createWriter } from './writer.ts'

interface Debugged extends Stored {
  readonly events: { readonly read: TrackingEvent; readonly cut: string[] }[]
}

/** The state of the collection endpoint in one process. */
export interface Collector {
  readonly load: Load
  readonly sources: Sources
  readonly live: Live
  readonly rejections: RejectionCounts
  /**
   * Stores every event of a body; resolves once they are durable. @throws Rejected; Refused if the load limit is
   * reached or the database fails
   */
  collect(form: string, address: string): Promise<void>
  /** Stores the events in a write of their own and shows them to watching operators; stores nothing if `isDry`. */
  debug(form: string, address: string, isDry: boolean): Promise<Debugged>
  /** Counts a rejected body. */
  reject(rejected: Rejected, address: string): void
}

const metricsOf = (registry: Registry, load: Load) => {
  const registers = [registry]
  new Gauge({
    name: 'foyer_tracking_load_bytes',
    help: 'Bytes of tracking requests in flight',
    registers,
    collect() {
      this.set(load.bytes)
    },
  })
  return {
    writes: new Counter({
      name: 'foyer_tracking_writes_total',
      help: 'Statements that stored events; one may contain the events of many senders',
      registers,
    }),
    accepted: new Counter({
      name: 'foyer_tracking_events_total',
      help: 'Events that were stored, including duplicates',
      registers,
    }),
    rejected: new Counter({
      name: 'foyer_tracking_rejected_total',
      help: 'Rejected events and bodies, by reason',
      labelNames: ['reason'],
      registers,
    }),
  }
}

const retryAfter = 5
/** Writes of debug mode that may wait for the one in flight. */
export const debugWaiting = 20

export const createCollector = (
  { db, clocks, secrets: { identifierKey } }: Context,
  registry: Registry,
  log: FastifyBaseLogger,
): Collector => {
  const load = createLoad()
  const sources = createSources(clocks.wall)
  const live = createLive()
  const rejections = rejectionCounts({ db, clocks })
  const metrics = metricsOf(registry, load)
  const noteFailure = logFailures(log, 'events could not be stored')
  const store = async (rows: readonly TrackingRow[]): Promise<Stored> => {
    try {
      const stored = await storeEvents(db, rows, clocks.wall())
      metrics.writes.inc()
      return stored
    } catch (err) {
      // the senders retain their events
      noteFailure(err)
      throw err
    }
  }
  const writer = createWriter(store)
  // debug mode uses one connection of the pool, for any number of senders
  const debugTurn = turns(1, debugWaiting)
  const unavailable = () => {
    throw new Refused('unavailable', 'events cannot be stored now', { retryAfter })
  }

  /** Reads a body and processes its events within the load limit: decompressed they may be a thousand times larger. */
  const take = async <T>(
    form: string,
    address: string,
    deal: (events: readonly TrackingEvent[]) => Promise<T>,
  ): Promise<T> => {
    const { events, bytes } = await readEvents(form)
    sources.countEvents(address, events.length)
    const hold = load.open(address)
    hold.take(bytes)
    try {
      return await deal(events)
    } finally {
      hold.release()
    }
  }
  const rowsOf = (events: readonly TrackingEvent[]) => {
    const received = clocks.wall()
    return events.map((event) => rowOf(identifierKey, event, received))
  }

  return {
    load,
    sources,
    live,
    rejections,
    collect: (form, address) =>
      take(form, address, async (events) => {
        await writer.write(rowsOf(events).map(({ row }) => row)).catch(unavailable)
        metrics.accepted.inc(events.length)
      }),
    debug: (form, address, isDry) =>
      take(form, address, async (events) => {
        const rows = rowsOf(events)
        const none = { stored: 0, duplicates: 0 }
        const stored = isDry ? none : await debugTurn(() => store(rows.map(({ row }) => row))).catch(unavailable)
        if (!isDry) metrics.accepted.inc(events.length)
        const debugged = events.map((read, index) => ({ read, cut: rows[index]?.cut ?? [] }))
        for (const { read, cut } of debugged) live.show({ at: clocks.wall(), event: read, cut, isStored: !isDry })
        return { ...stored, events: debugged }
      }),
    reject: ({ rejections: rejected }, address) => {
      sources.reject(address)
      for (const { reason } of rejected) {
        metrics.rejected.inc({ reason })
        rejections.count(reason)
      }
      for (const rejection of rejected) live.show({ at: clocks.wall(), rejection })
    },
  }
}
