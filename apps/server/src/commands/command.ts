import { readFileSync } from 'node:fs'
import type { Sql } from 'postgres'
import { type Clocks, clocksNow } from '../clocks.ts'
import { type Environment, readEnvironment } from '../config/environment.ts'
import { sandboxSecrets } from '../config/sandbox-secrets.ts'
import { parseSecrets, type Secrets } from '../config/secrets.ts'
import { StartError } from '../config/start-error.ts'
import { connect } from '../database/connect.ts'
import { namedDatabase, sentenceOf } from '../database/named.ts'

/** The output of an operator's command. */
export interface Output {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/** The environment of an operator's command. */
export interface Tools extends Output {
  /** the secrets of the sandbox's data folder, or in production those of the environment */
  secrets(): Secrets
  /** the sandbox's clocks on that database, or in production the machine's clock */
  clocks(db: Sql): Promise<Clocks>
  /**
   * opens the database for the duration of `act`: the one named by DATABASE_URL, or that of the sandbox running on
   * DATA_DIR
   */
  withDatabase<T>(act: (db: Sql) => Promise<T>): Promise<T>
}

/** @returns the exit code: 0 done; 1 the input is faulty and nothing was changed */
type Run = (args: readonly string[], tools: Tools) => Promise<number>
export type Command = (args: readonly string[], variables: NodeJS.ProcessEnv, output: Output) => Promise<number>

/**
 * The secrets of the sandbox's data folder, or in production those of the environment.
 *
 * @throws StartError if a secret is missing or malformed
 */
export const secretsOf = ({ FOYER_MODE, DATA_DIR }: Environment, variables: NodeJS.ProcessEnv): Secrets =>
  parseSecrets(FOYER_MODE === 'sandbox' ? sandboxSecrets(DATA_DIR) : variables)

/** Defines a command for `npm run`. It exits with 2 and one sentence if it could not run at all. */
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

/** @throws StartError if the file cannot be read */
export const fileOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartError(`${path} cannot be read (${(cause as NodeJS.ErrnoException).code}).`, { cause })
  }
}

/** Runs a command as the current process. */
export const runAsProcess = async (command: Command): Promise<void> => {
  process.exitCode = await command(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  })
}
