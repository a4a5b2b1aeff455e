import type { FastifyBaseLogger } from 'fastify'
import type { ISql } from 'postgres'
import { Gauge, type Registry } from 'prom-client'
import type { Context } from '../context.ts'
import { lastVerification } from '../engine/verify/job.ts'
import { countClientErrors } from '../modules/client-errors/queries.ts'
import { budgetOf } from '../modules/sms/budget.ts'
import { databaseFigures } from './database-figures.ts'
import { grantsByActivity, queueDepths, unansweredOrders } from './reward-figures.ts'
import { timeoutMs, withTimeout } from './timeout.ts'

/**
 * Figures read from the database when the metrics are requested. A figure is left out if its query fails or times out.
 */
interface Source {
  readonly name: string
  /** help text by metric name */
  readonly gauges: Readonly<Record<string, string>>
  /** the label of gauges that have several values */
  readonly label?: string
  /** milliseconds for which a result is cached, for queries that read a whole table */
  readonly lasts?: number
  readonly read: (source: {
    readonly db: ISql
    readonly clocks: Context['clocks']
    /** maximum number of connections of this process */
    readonly poolMax: number
  }) => Promise<Readonly<Record<string, number | ReadonlyMap<string, number>>>>
}

const sources: readonly Source[] = [
  {
    name: 'database',
    gauges: {
      foyer_database_size_bytes: 'Size of the database on disk',
      foyer_database_connections: 'Connections to this database, from every process',
      foyer_database_connections_max: 'Connections the database server takes altogether',
      foyer_database_pool_max: 'Connections this process opens at most',
    },
    read: async ({ db, poolMax }) => {
      const { size, connections, most } = await databaseFigures(db)
      return {
        foyer_database_size_bytes: size,
        foyer_database_connections: connections,
        foyer_database_connections_max: most,
        foyer_database_pool_max: poolMax,
      }
    },
  },
  {
    name: 'sms',
    gauges: {
      foyer_sms_budget_messages: 'Messages that may be sent today, Hong Kong time',
      foyer_sms_spent_messages: 'Messages sent today',
      foyer_sms_verified_codes: 'Codes of today that were typed in correctly; few of many sent is how fraud shows',
    },
    read: async ({ db, clocks }) => {
      const { limit, spent, verified } = await budgetOf(db, clocks.wall())
      return {
        foyer_sms_budget_messages: limit,
        foyer_sms_spent_messages: spent,
        foyer_sms_verified_codes: verified,
      }
    },
  },
  {
    name: 'client_errors',
    gauges: {
      foyer_client_error_kinds: 'Kinds of stored client failures',
      foyer_client_error_reports: 'Reports of the stored kinds',
    },
    read: async ({ db }) => {
      const { kinds, reports } = await countClientErrors(db)
      return { foyer_client_error_kinds: kinds, foyer_client_error_reports: reports }
    },
  },
  {
    name: 'ledger',
    gauges: {
      foyer_ledger_differences: 'Differences that the last verification of the ledger found; 0 is right',
      foyer_ledger_verified_timestamp_seconds: 'When that was; 0 before the first time',
    },
    read: async ({ db }) => {
      const last = await lastVerification(db)
      return {
        foyer_ledger_differences: last?.differences ?? 0,
        foyer_ledger_verified_timestamp_seconds: Math.round((last?.at ?? 0) / 1000),
      }
    },
  },
  {
    name: 'partner_orders',
    gauges: {
      foyer_partner_orders_waiting: 'Orders that a partner has not answered yet',
      foyer_partner_orders_oldest_seconds: 'How long the oldest of them has waited; after a day it is given up',
    },
    read: async ({ db, clocks }) => {
      const { waiting, oldest } = await unansweredOrders(db, clocks.wall())
      return { foyer_partner_orders_waiting: waiting, foyer_partner_orders_oldest_seconds: oldest }
    },
  },
  {
    name: 'queues',
    gauges: { foyer_queue_depth: 'Jobs that wait or run' },
    label: 'queue',
    read: async ({ db }) => ({ foyer_queue_depth: await queueDepths(db) }),
  },
  {
    name: 'rewards',
    gauges: { foyer_rewards_granted: 'Rewards granted since the first one, whatever became of them' },
    label: 'activity',
    lasts: 60_000,
    read: async ({ db }) => ({ foyer_rewards_granted: await grantsByActivity(db) }),
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

/** Registers the gauges of every source. @returns a function that reads all of them again and never rejects */
export const databaseGauges = (registry: Registry, context: Context): ((log: FastifyBaseLogger) => Promise<void>) => {
  const registers = [registry]
  const up = new Gauge({
    name: 'foyer_figures_up',
    help: '1 where the figures of a source could be read just now, else 0',
    labelNames: ['source'],
    registers,
  })
  const { db, clocks } = context
  const readers = sources.map(({ name: source, gauges, label, lasts = 0, read }) => {
    const labelNames = label === undefined ? [] : [label]
    const own = new Map(
      Object.entries(gauges).map(([name, help]) => [name, new Gauge<string>({ name, help, labelNames, registers })]),
    )
    // the database cancels the query at the same time-out
    const query = () =>
      db.begin(async (tx) => {
        await tx`select set_config('statement_timeout', ${String(timeoutMs)}, true)`
        return read({ db: tx, clocks, poolMax: db.options.max })
      })
    let validUntil = Number.NEGATIVE_INFINITY
    const readAnew = async (log: FastifyBaseLogger): Promise<void> => {
      if (clocks.wall() < validUntil) return
      try {
        for (const [name, value] of Object.entries(await withTimeout(query()))) {
          const gauge = own.get(name)
          if (gauge) show(gauge, label, value)
        }
        up.set({ source }, 1)
        validUntil = clocks.wall() + lasts
      } catch (err) {
        log.warn({ err, source }, 'figures could not be read')
        // an old value would look like a new one
        for (const gauge of own.values()) {
          gauge.reset()
          if (label === undefined) gauge.remove()
        }
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
