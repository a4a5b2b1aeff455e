import { readFileSync } from 'node:fs'
import type { Sql } from 'postgres'
import { type Clocks, clocksNow } from '../clocks.ts'
import { type Environment, readEnvironment } from '../config/environment.ts'
import { sandboxSecrets } from '../config/sandbox-secrets.ts'
import { parseSecrets, type Secrets } from '../config/secrets.ts'
import { StartError } from '../config/start-error.ts'
import { connect } from '../database/connect.ts'
import { namedDatabase, sentenceOf } from '../database/named.ts'

/** Where a command of an operator writes. */
export interface Output {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/** What a command works with. */
export interface Tools extends Output {
  /** those of the sandbox's data folder, or in production of the environment */
  secrets(): Secrets
  /** those of the sandbox on that database, or in production the machine's */
  clocks(db: Sql): Promise<Clocks>
  /** the database of the sandbox running on DATA_DIR, or the one named by DATABASE_URL, while `act` lasts */
  withDatabase<T>(act: (db: Sql) => Promise<T>): Promise<T>
}

/** @returns how the process ends: 0 done, 1 what was given is faulty and nothing was done */
type Run = (args: readonly string[], tools: Tools) => Promise<number>
export type Command = (args: readonly string[], variables: NodeJS.ProcessEnv, output: Output) => Promise<number>

/** The keys of the sandbox's data folder, or in production of the environment. @throws StartError where one is missing or malformed */
export const secretsOf = ({ FOYER_MODE, DATA_DIR }: Environment, variables: NodeJS.ProcessEnv): Secrets =>
  parseSecrets(FOYER_MODE === 'sandbox' ? sandboxSecrets(DATA_DIR) : variables)

/** A command of `npm run`; ends with 2, and a sentence, where it could not be tried. */
export const defineCommand =
  (name: string, run: Run): Command =>
  async (args, variables, output) => {
    const environment = () => readEnvironment(variables)
    const withDatabase: Tools['withDatabase'] = async (act) => {
      const db = connect(namedDatabase(environment()), { max: 1, name: `foyer ${name}` })
      try {
        return await act(db)
      } finally {
        await db.end({ timeout: 5 })
      }
    }
    try {
      return await run(args, {
        ...output,
        secrets: () => secretsOf(environment(), variables),
        clocks: (db) => clocksNow(db, environment().FOYER_MODE),
        withDatabase,
      })
    } catch (error) {
      output.err(`${sentenceOf(error)}\n`)
      return 2
    }
  }

/** @throws StartError where there is no such file to read */
export const fileOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartError(`${path} cannot be read (${(cause as NodeJS.ErrnoException).code}).`, { cause })
  }
}

/** Runs a command as the process there is. */
export const runAsProcess = async (command: Command): Promise<void> => {
  process.exitCode = await command(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  })
}
