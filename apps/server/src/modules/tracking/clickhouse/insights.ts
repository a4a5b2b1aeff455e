import type { FastifyBaseLogger } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Context } from '../../../context.ts'
import { withArrivals } from '../figures.ts'
import { type Insights, postgresInsights } from '../insights.ts'
import { readBehaviour, readHeatMap } from './behaviour.ts'
import { type ClickHouse, ClickHouseError, clickhouseOf } from './client.ts'
import { readEventFigures } from './figures.ts'
import { isCopied } from './lag.ts'

/** Reads from the copies of events in ClickHouse. Each call rejects with a ClickHouseError if it cannot answer. */
export const clickhouseInsights = (db: Context['db'], clickhouse: ClickHouse): Insights => ({
  readFigures: async (from, to) => withArrivals(db, await readEventFigures(clickhouse, from, to), from, to),
  readBehaviour: (from, to) => readBehaviour(clickhouse, from, to),
  readHeatMap: (from, to, path) => readHeatMap(clickhouse, from, to, path),
})

/**
 * Reads from ClickHouse if it is configured, answers, and has all events of the days; otherwise from PostgreSQL, which
 * gives the same figures.
 */
export const configuredInsights = (
  { db, clocks, environment }: Pick<Context, 'db' | 'clocks' | 'environment'>,
  registry: Registry,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Insights => {
  const postgres = postgresInsights(db)
  const clickhouse = clickhouseOf(environment)
  const copies = clickhouse && clickhouseInsights(db, clickhouse)
  const reads = new Counter({
    name: 'foyer_tracking_reads_total',
    help: 'Answers to operators with figures of events, by where they were read',
    labelNames: ['source'],
    registers: [registry],
  })
  const fromCopies = async <T>(from: string, to: string, read: (insights: Insights) => Promise<T>) => {
    if (!copies || !(await isCopied(db, clocks.wall(), from, to))) return undefined
    try {
      return { answer: await read(copies) }
    } catch (err) {
      if (!(err instanceof ClickHouseError)) throw err
      log.warn({ err }, 'ClickHouse did not answer, so PostgreSQL gives the figures')
      return undefined
    }
  }
  const choose = async <T>(from: string, to: string, read: (insights: Insights) => Promise<T>): Promise<T> => {
    const found = await fromCopies(from, to, read)
    reads.inc({ source: found ? 'clickhouse' : 'postgresql' })
    return found ? found.answer : read(postgres)
  }
  return {
    readFigures: (from, to) => choose(from, to, (insights) => insights.readFigures(from, to)),
    readBehaviour: (from, to) => choose(from, to, (insights) => insights.readBehaviour(from, to)),
    readHeatMap: (from, to, path) => choose(from, to, (insights) => insights.readHeatMap(from, to, path)),
  }
}
