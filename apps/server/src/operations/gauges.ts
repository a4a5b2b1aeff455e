import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Context } from '../context.ts'
import { feedAges } from '../engine/feeds.ts'
import { timeoutMs, withTimeout } from '../timeout.ts'
import { databaseFigures, queueFigures, walBehind, walSize } from './database-figures.ts'
import type { Figures } from './figures.ts'

/** Figures of the server itself. */
const serverFigures: readonly Figures[] = [
  {
    name: 'database',
    gauges: {
      foyer_database_size_bytes: 'Size of the database on disk',
      foyer_database_connections: 'Connections to this database, from every process',
      foyer_database_connections_max: 'Connections the database server takes altogether',
    },
    read: async ({ db }) => {
      const { size, connections, most } = await databaseFigures(db)
      return {
        foyer_database_size_bytes: size,
        foyer_database_connections: connections,
        foyer_database_connections_max: most,
      }
    },
  },
  {
    name: 'queues',
    gauges: {
      foyer_queue_depth: 'Jobs that wait or run',
      foyer_queue_oldest_seconds: 'How long the oldest due job has waited; 0 if none waits',
      foyer_queue_failed: 'Jobs of the last day whose attempts are exhausted',
    },
    label: 'queue',
    read: async ({ db }) => {
      const { depth, oldest, failed } = await queueFigures(db)
      return { foyer_queue_depth: depth, foyer_queue_oldest_seconds: oldest, foyer_queue_failed: failed }
    },
  },
  {
    name: 'wal',
    gauges: { foyer_database_wal_bytes: 'Write-ahead log on disk, if the role may list it' },
    read: async ({ db }) => {
      const size = await walSize(db)
      return size === undefined ? {} : { foyer_database_wal_bytes: size }
    },
  },
  {
    name: 'replication',
    gauges: {
      foyer_database_wal_retained_bytes: 'Write-ahead log that a replication slot keeps on disk',
      foyer_database_replication_lag_bytes: 'Write-ahead log that a standby has not replayed yet',
    },
    label: 'name',
    read: async ({ db }) => {
      const { retained, lag } = await walBehind(db)
      return { foyer_database_wal_retained_bytes: retained, foyer_database_replication_lag_bytes: lag }
    },
  },
  {
    name: 'feeds',
    gauges: { foyer_feed_age_seconds: 'How long ago the end of a feed of a system of the firm was last reached' },
    label: 'feed',
    read: async ({ db, clocks }) => ({ foyer_feed_age_seconds: await feedAges(db, clocks.wall()) }),
  },
]

/** Sets a gauge; with a label, removes all values other than the given ones. */
const show = (gauge: Gauge<string>, label: string | undefined, value: number | ReadonlyMap<string, number>): void => {
  if (typeof value === 'number') {
    gauge.set(value)
    return
  }
  gauge.reset()
  for (const [of, number] of value) gauge.set({ [label ?? 'of']: of }, number)
}

/** Removes all values of a gauge. */
const hide = (gauge: Gauge<string>, label: string | undefined): void => {
  gauge.reset()
  if (label === undefined) gauge.remove()
}

/** Registers the gauges of the server and of every module. @returns a function that reads all of them again and never rejects */
export const databaseGauges = (registry: Registry, context: Context): ((log: FastifyBaseLogger) => Promise<void>) => {
  const registers = [registry]
  const up = new Gauge({
    name: 'foyer_figures_up',
    help: '1 where the figures of a source could be read just now, else 0',
    labelNames: ['source'],
    registers,
  })
  const { db, clocks, secrets, modules } = context
  const sources = [...serverFigures, ...context.modules.flatMap(({ figures = [] }) => figures)]
  const readers = sources.map(({ name: source, gauges, label, lasts = 0, read }) => {
    const labelNames = label === undefined ? [] : [label]
    const own = new Map(
      Object.entries(gauges).map(([name, help]) => [name, new Gauge<string>({ name, help, labelNames, registers })]),
    )
    // the database cancels the query at the same time-out
    const query = () =>
      db.begin(async (tx) => {
        await tx`select set_config('statement_timeout', ${String(timeoutMs)}, true)`
        return read({ db: tx, clocks, secrets, modules })
      })
    let validUntil = Number.NEGATIVE_INFINITY
    const readAnew = async (log: FastifyBaseLogger): Promise<void> => {
      if (clocks.wall() < validUntil) return
      try {
        const values = await withTimeout(query())
        for (const [name, gauge] of own) {
          const value = values[name]
          if (value === undefined) hide(gauge, label)
          else show(gauge, label, value)
        }
        up.set({ source }, 1)
        validUntil = clocks.wall() + lasts
      } catch (err) {
        log.warn({ err, source }, 'figures could not be read')
        // an old value would look like a new one
        for (const gauge of own.values()) hide(gauge, label)
        up.set({ source }, 0)
      }
    }
    // concurrent calls share one read
    let reading: Promise<void> | undefined
    return (log: FastifyBaseLogger): Promise<void> => {
      reading ??= readAnew(log).finally(() => {
        reading = undefined
      })
      return reading
    }
  })
  return async (log) => {
    await Promise.all(readers.map((reader) => reader(log)))
  }
}
