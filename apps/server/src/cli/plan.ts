import { type Output, printFacts } from '../commands/command.ts'
import { readEnvironment } from '../config/environment.ts'
import { connect } from '../database/connect.ts'
import { blockedBy, type StatementEffect } from '../database/effects.ts'
import { namedDatabase, sentenceOf } from '../database/named.ts'
import { jobsOf, type Module } from '../module.ts'
import { isMeasured, type Plan, planOf } from '../preparation/plan.ts'

/** Bytes a second at which PostgreSQL reads, and writes anew, a table on slow storage. */
const speed = { reading: 100e6, writing: 20e6 } as const

const counted = (n: number, one: string, several = `${one}s`): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : several}`

const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`

type Sizes = Plan['sizes']

const sizeOf = (table: string, sizes: Sizes): string => {
  const size = sizes[table]
  if (!size) return 'new'
  return `${size.rows === null ? 'rows not counted yet' : counted(size.rows, 'row')}, ${megabytes(size.bytes)}`
}

const seconds = (table: string, sizes: Sizes, bytesPerSecond: number): string =>
  `about ${counted(Math.ceil((sizes[table]?.bytes ?? 0) / bytesPerSecond), 'second')} at most`

const waiting = {
  nothing: 'no call waits',
  writes: 'writes wait',
  'reads and writes': 'reads and writes wait',
} as const

const linesOf = ({ locks, scans, rewrites, changes, removes }: StatementEffect, sizes: Sizes): string[] => [
  ...Object.entries(locks).map(
    ([table, mode]) => `locks ${table} (${sizeOf(table, sizes)}): ${mode}, ${waiting[blockedBy(mode)]}`,
  ),
  ...scans.map((table) => `reads all rows of ${table}: ${seconds(table, sizes, speed.reading)}`),
  ...rewrites.map((table) => `writes ${table} anew: ${seconds(table, sizes, speed.writing)}`),
  ...changes.map((table) => `changes rows of ${table}`),
  ...removes,
]

const textOfMigration = (migration: Plan['migrations'][number], sizes: Sizes): string[] => {
  const { name, isOutsideTransaction, statements } = migration
  const how = isOutsideTransaction ? 'statement by statement' : 'in one transaction, which holds each lock to its end'
  if (!migration.isMeasured) return [`${name}: ${how}; its locks are unknown, since it is older than the first release`]
  const touching = statements.filter(isMeasured).map((effect) => ({ effect, lines: linesOf(effect, sizes) }))
  const others = touching.filter(({ lines }) => lines.length === 0).length
  return [
    `${name}: ${how}`,
    ...touching.flatMap(({ effect, lines }) =>
      lines.length === 0 ? [] : [`  ${effect.statement}`, ...lines.map((line) => `    ${line}`)],
    ),
    ...(others === 0 ? [] : [`  ${counted(others, 'other statement')} without a lock on a table that exists`]),
  ]
}

const textOf = ({ isEmpty, migrations, functions, queues, queueSchema, sizes, obstacles }: Plan): string => {
  if (isEmpty)
    return `The database is empty: ${counted(migrations.length, 'migration')} and ${counted(functions.length, 'function')} would run, and no call waits.\n`
  const lines = [
    ...migrations.flatMap((migration) => [...textOfMigration(migration, sizes), '']),
    ...(functions.length === 0 ? [] : [`Replaced functions, which lock no table: ${functions.join(', ')}`]),
    ...(queueSchema ? [`The job queues get schema ${queueSchema.to} instead of ${queueSchema.from}.`] : []),
    ...(queues.length === 0 ? [] : [`New job queues: ${queues.join(', ')}`]),
    ...obstacles.map(
      ({ table, process, application, seconds: age }) =>
        `Process ${process} of the database (${application}) has a transaction on ${table}${age === null ? '' : ` that began ${counted(age, 'second')} ago`}; the migration waits for its end.`,
    ),
  ]
  if (lines.length === 0) return 'Nothing is missing.\n'
  return `${lines.join('\n')}\nA statement waits for a lock for 3 seconds, and calls behind it wait as long; it is tried again 60 times. Nothing was changed.\n`
}

/**
 * Prints what `foyer migrate` would do to this database, which locks it needs and for how long, and changes nothing (O8).
 * It needs no owner.
 *
 * @returns the exit code: 0 the plan is printed; 2 the database could not be read
 */
export const planMigration = async (
  variables: NodeJS.ProcessEnv,
  output: Output,
  modules: readonly Module[],
): Promise<number> => {
  try {
    const db = connect(namedDatabase(readEnvironment(variables)), { max: 1, name: 'foyer migrate' })
    try {
      const plan = await planOf(db, jobsOf(modules))
      printFacts(output, plan, textOf(plan))
      return 0
    } finally {
      await db.end({ timeout: 5 })
    }
  } catch (error) {
    output.err(`${sentenceOf(error)}\n`)
    return 2
  }
}
