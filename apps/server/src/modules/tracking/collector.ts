import type { TrackingEvent } from '@foyer/contract/tracking'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { Refused } from '../../http/refused.ts'
import { turns } from '../../http/turns.ts'
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

/** What stands behind the collection endpoint, of one process. */
export interface Collector {
  readonly load: Load
  readonly sources: Sources
  readonly live: Live
  readonly rejections: RejectionCounts
  /** Stores every event of a body. Resolves once they are durable. @throws Rejected; Refused where it is too much, or the database is away */
  collect(form: string, address: string): Promise<void>
  /** The same alone, shown to whoever looks on; stores nothing where it `isDry`. */
  debug(form: string, address: string, isDry: boolean): Promise<Debugged>
  /** Counts a body that was not taken. */
  reject(rejected: Rejected, address: string): void
}

const metricsOf = (registry: Registry, load: Load) => {
  const registers = [registry]
  new Gauge({
    name: 'foyer_tracking_load_bytes',
    help: 'Bytes of tracking requests being dealt with',
    registers,
    collect() {
      this.set(load.bytes)
    },
  })
  return {
    writes: new Counter({
      name: 'foyer_tracking_writes_total',
      help: 'Statements that events were stored by, many senders in each',
      registers,
    }),
    accepted: new Counter({
      name: 'foyer_tracking_events_total',
      help: 'Events that were made durable, doubles included',
      registers,
    }),
    rejected: new Counter({
      name: 'foyer_tracking_rejected_total',
      help: 'Events and bodies that were not taken, by why',
      labelNames: ['reason'],
      registers,
    }),
  }
}

const retryAfter = 5
/** Writes of debug mode that wait for the one under way. */
export const debugWaiting = 20

export const createCollector = (
  { db, clocks, secrets: { pepper } }: Context,
  registry: Registry,
  log: FastifyBaseLogger,
): Collector => {
  const load = createLoad()
  const sources = createSources(clocks.wall)
  const live = createLive()
  const rejections = rejectionCounts({ db, clocks })
  const metrics = metricsOf(registry, load)
  const store = async (rows: readonly TrackingRow[]): Promise<Stored> => {
    try {
      const stored = await storeEvents(db, rows, clocks.wall())
      metrics.writes.inc()
      return stored
    } catch (err) {
      // once for many senders, who keep their events
      log.error({ err, events: rows.length }, 'events could not be stored')
      throw err
    }
  }
  const writer = createWriter(store)
  // one connection of the pool's, however many debug
  const debugTurn = turns(1, debugWaiting)
  const unavailable = () => {
    throw new Refused('unavailable', 'events cannot be stored now', { retryAfter })
  }

  /** Reads a body and deals with its events while there is room for them: unpacked they may be a thousand times what came. */
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
    return events.map((event) => rowOf(pepper, event, received))
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
        const none = { stored: 0, doubles: 0 }
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
