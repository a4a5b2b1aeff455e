import { parseArgs } from 'node:util'
import type { Sql } from 'postgres'
import { z } from 'zod'
import { defineCommand, printFacts, type Tools } from '../../../commands/command.ts'
import { StartError } from '../../../config/start-error.ts'
import { type ClickHouse, ClickHouseError, clickhouseOf } from './client.ts'
import { compareDays } from './compare.ts'
import { readWaiting } from './lag.ts'
import { allDays, type Days } from './select.ts'
import { backfillDays, isCopying, stopCopying } from './start.ts'

const usage = `Usage: foyer events status
       foyer events compare [--from DAY] [--to DAY]
       foyer events backfill [--from DAY] [--to DAY]
       foyer events stop

  status    prints what waits to be copied to ClickHouse
  compare   counts the events of each day in PostgreSQL and in ClickHouse, and exits with 1 if a day differs
  backfill  lets the worker copy the events of these days again; ClickHouse loses what PostgreSQL does not have
  stop      ends the copying, once no worker has CLICKHOUSE_URL any more; what ClickHouse has stays there

Each command accepts --json. A DAY is such as 2026-01-05, in Hong Kong; without one, all days. See docs/tracking.md.
`

const wrong = () => new StartError(usage.trimEnd())
const names = ['status', 'compare', 'backfill', 'stop'] as const
type Name = (typeof names)[number]
const isName = (name: string): name is Name => names.some((one) => one === name)

const given = z.object({ from: z.iso.date().default(allDays.from), to: z.iso.date().default(allDays.to) })

/** @throws StartError with the usage */
const parse = (args: readonly string[]): { readonly name: Name; readonly days: Days } => {
  const read = () => {
    try {
      const options = { from: { type: 'string' }, to: { type: 'string' } } as const
      return parseArgs({ args: [...args], allowPositionals: true, options })
    } catch {
      throw wrong()
    }
  }
  const { positionals, values } = read()
  const [name = '', ...more] = positionals
  const days = given.safeParse(values)
  if (!isName(name) || more.length > 0 || !days.success) throw wrong()
  const hasDays = name === 'compare' || name === 'backfill'
  if (!hasDays && Object.keys(values).length > 0) throw wrong()
  return { name, days: days.data }
}

/** @throws StartError if none is configured */
const requireClickHouse = ({ environment }: Tools): ClickHouse => {
  const clickhouse = clickhouseOf(environment())
  if (!clickhouse) throw new StartError('CLICKHOUSE_URL is not set.')
  return clickhouse
}

const requireCopying = async (db: Sql): Promise<void> => {
  if (!(await isCopying(db)))
    throw new StartError('Events are not copied to ClickHouse: set CLICKHOUSE_URL, and run foyer migrate or a worker.')
}

/** @returns the exit code */
type Act = (db: Sql, tools: Tools, days: Days) => Promise<number>

const acts: Readonly<Record<Name, Act>> = {
  status: async (db, tools) => {
    const copying = await isCopying(db)
    const { oldest, events, days } = await readWaiting(db)
    const facts = { copying, events, days, oldest: oldest === null ? null : new Date(oldest).toISOString() }
    const lines = copying
      ? `${events} events wait${facts.oldest === null ? '' : `, the oldest since ${facts.oldest}`}; ${days} days are copied as a whole.\n`
      : 'Events are not copied to ClickHouse.\n'
    printFacts(tools, facts, lines)
    return 0
  },
  compare: async (db, tools, of) => {
    const clickhouse = requireClickHouse(tools)
    await requireCopying(db)
    const days = await compareDays(db, clickhouse, of)
    const { events: waiting } = await readWaiting(db)
    const differing = days.filter(({ isEqual }) => !isEqual)
    const lines = differing.map(({ day, postgresql, clickhouse: copies }) =>
      postgresql.events === copies.events
        ? `${day}: ${postgresql.events} events in each, but not the same ones\n`
        : `${day}: ${postgresql.events} events, ${copies.events} in ClickHouse\n`,
    )
    const sum = `${days.length - differing.length} days are equal, ${differing.length} differ; ${waiting} events wait to be copied.\n`
    printFacts(tools, { days, waiting }, `${lines.join('')}${sum}`)
    return differing.length === 0 ? 0 : 1
  },
  backfill: async (db, tools, of) => {
    const clickhouse = requireClickHouse(tools)
    await requireCopying(db)
    const days = await backfillDays(db, clickhouse, of)
    printFacts(tools, { days }, `A worker will copy ${days} days again.\n`)
    return 0
  },
  stop: async (db, tools) => {
    await stopCopying(db)
    printFacts(tools, { copying: false }, 'Events are no longer copied to ClickHouse.\n')
    return 0
  },
}

/** Runs `foyer events`. @returns the exit code: 0 on success; 1 if days differ; 2 if the command could not run */
export const eventsCommand = defineCommand('events', usage, async (args, tools) => {
  const { name, days } = parse(args)
  try {
    return await tools.withDatabase((db) => acts[name](db, tools, days))
  } catch (error) {
    if (error instanceof ClickHouseError) throw new StartError(`${error.message}.`, { cause: error })
    throw error
  }
})
