import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pino } from 'pino'
import postgres, { type Sql } from 'postgres'
import { clocksNow } from '../../clocks.ts'
import { type Command, printFacts, secretsOf } from '../../commands/command.ts'
import { type Environment, readEnvironment } from '../../config/environment.ts'
import { requireKnownKeys } from '../../config/known-keys.ts'
import { StartError } from '../../config/start-error.ts'
import { connect } from '../../database/connect.ts'
import { serverAccount } from '../../database/embedded/account.ts'
import { databaseHome } from '../../database/embedded/home.ts'
import { runningDatabase } from '../../database/embedded/running.ts'
import { superviseDatabase } from '../../database/embedded/supervisor.ts'
import type { Module } from '../../module.ts'
import { type Verification, verify } from './verify.ts'

const quiet = pino({ enabled: false })

/**
 * Opens the database: the one that DATABASE_URL names, the one that is running, or one that is started for the
 * verification.
 */
const open = async (environment: Environment): Promise<{ url: string; stop(): Promise<void> }> => {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = environment
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL ?? runningDatabase(DATA_DIR)
  if (url !== undefined) return { url, stop: async () => undefined }
  if (!existsSync(databaseHome(resolve(DATA_DIR), serverAccount())))
    throw new StartError(`There is no database in the data folder ${DATA_DIR}. Name another, or set DATABASE_URL.`)
  return superviseDatabase({
    dataDir: DATA_DIR,
    log: quiet,
    signal: new AbortController().signal,
    onLost: (error) => {
      throw error
    },
  })
}

/** Formats the figures in a column, followed by one line for each difference. */
const report = ({ figures, differences }: Verification): string => {
  const lines = Object.entries(figures).map(([name, value]) => `${name.padEnd(20)} ${String(value).padStart(12)}`)
  const found = differences.map(({ check, found: what }) => `DIFFERENCE ${check}: ${what}`)
  const sum =
    differences.length === 0
      ? 'No difference.'
      : differences.length === 1
        ? '1 difference.'
        : `${differences.length} differences.`
  return `${[...lines, ...found, sum].join('\n')}\n`
}

const checked = async (
  db: Sql,
  environment: Environment,
  variables: NodeJS.ProcessEnv,
  modules: readonly Module[],
): Promise<Verification> => {
  try {
    const secrets = secretsOf(environment, variables)
    await requireKnownKeys(db, secrets)
    const clocks = await clocksNow(db, environment.FOYER_MODE)
    return await verify({ db, secrets, clocks, environment, modules })
  } finally {
    await db.end({ timeout: 5 })
  }
}

const undefinedTable = '42P01'

const sentenceOf = (error: unknown): string => {
  if (error instanceof StartError) return error.message
  if (error instanceof postgres.PostgresError && error.code === undefinedTable)
    return 'The database is not of this version of Foyer: start the server on it once.'
  return `The database cannot be verified: ${error instanceof Error ? error.message : String(error)}.`
}

const usage = `Usage: foyer verify [--json]

Checks ledger, stock, rewards and audit trail as of one moment, also while Foyer runs. It reads the database named by
DATABASE_URL, or that of the data folder DATA_DIR. See docs/operations.md.
`

/** `foyer verify`. It exits with 1 if there are differences, and prints one a line. */
export const verifyCommand: Command = {
  usage,
  async run(args, variables, output, modules) {
    try {
      if (args.length > 0) throw new StartError(usage.trimEnd())
      const environment = readEnvironment(variables)
      const { url, stop } = await open(environment)
      const db = connect(url, { max: 1, name: 'foyer verify' })
      const verification = await checked(db, environment, variables, await modules()).finally(stop)
      printFacts(output, verification, report(verification))
      return verification.differences.length === 0 ? 0 : 1
    } catch (error) {
      output.err(`${sentenceOf(error)}\n`)
      return 2
    }
  },
}
