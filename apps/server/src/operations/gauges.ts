import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Context } from '../context.ts'
import { lastVerification } from '../engine/verify/job.ts'
import { countClientErrors } from '../modules/client-errors/queries.ts'
import { budgetOf } from '../modules/sms/budget.ts'
import { databaseFigures } from './database-figures.ts'
import { withPatience } from './patience.ts'

/** Figures read from the database when they are asked for; each is left out while its question goes unanswered. */
interface Source {
  readonly name: string
  /** help text by metric name */
  readonly gauges: Readonly<Record<string, string>>
  readonly read: (context: Context) => Promise<Readonly<Record<string, number>>>
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
    read: async ({ db }) => {
      const { size, connections, most } = await databaseFigures(db)
      return {
        foyer_database_size_bytes: size,
        foyer_database_connections: connections,
        foyer_database_connections_max: most,
        foyer_database_pool_max: db.options.max,
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
      foyer_client_error_kinds: 'Kinds of client failures kept',
      foyer_client_error_reports: 'Reports of the kinds kept',
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
]

/** Registers the gauges of every source. @returns reads them all anew; never rejects */
export const databaseGauges = (registry: Registry, context: Context): ((log: FastifyBaseLogger) => Promise<void>) => {
  const registers = [registry]
  const up = new Gauge({
    name: 'foyer_figures_up',
    help: '1 where the figures of a source could be read just now, else 0',
    labelNames: ['source'],
    registers,
  })
  const readers = sources.map(({ name: source, gauges, read }) => {
    const own = new Map(Object.entries(gauges).map(([name, help]) => [name, new Gauge({ name, help, registers })]))
    return async (log: FastifyBaseLogger) => {
      try {
        for (const [name, value] of Object.entries(await withPatience(read(context)))) own.get(name)?.set(value)
        up.set({ source }, 1)
      } catch (err) {
        log.warn({ err, source }, 'figures could not be read')
        // an old value would pass for a new one
        for (const gauge of own.values()) gauge.remove()
        up.set({ source }, 0)
      }
    }
  })
  return async (log) => {
    await Promise.all(readers.map((reader) => reader(log)))
  }
}
