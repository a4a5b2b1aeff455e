import { readFileSync } from 'node:fs'
import type { Sql } from 'postgres'
import { type Clocks, clocksNow } from '../clocks.ts'
import { type Environment, readEnvironment } from '../config/environment.ts'
import { readIdentifierKey } from '../config/identifier-key.ts'
import { sandboxSecrets } from '../config/sandbox-secrets.ts'
import { type ConfiguredSecrets, parseSecrets, type Secrets } from '../config/secrets.ts'
import { StartError } from '../config/start-error.ts'
import { connect } from '../database/connect.ts'
import { namedDatabase, sentenceOf } from '../database/named.ts'
import type { Module } from '../module.ts'

/** The output of an operator's command. */
export interface Output {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** whether the command prints its facts as one line of JSON instead of text */
  readonly json?: boolean
}

/** Prints the facts that a command found: as JSON if the caller wants JSON, otherwise as text. */
export const printFacts = ({ out, json }: Output, facts: unknown, text: string): void =>
  out(json ? `${JSON.stringify(facts)}\n` : text)

/** The environment of an operator's command. */
export interface Tools extends Output {
  /** the validated variables; throws a StartError that names every wrong one */
  environment(): Environment
  /** the secrets of the sandbox's data folder, or in production those of the environment, with that of the database */
  secrets(db: Sql): Promise<Secrets>
  /** loads what the server consists of, which takes most of the time of a command that needs it */
  modules(): Promise<readonly Module[]>
  /** the sandbox's clocks on that database, or in production the machine's clock */
  clocks(db: Sql): Promise<Clocks>
  /**
   * opens the database for the duration of `act`: the one named by DATABASE_URL, or that of the sandbox running on
   * DATA_DIR
   */
  withDatabase<T>(act: (db: Sql) => Promise<T>): Promise<T>
}

/** An operator's command, which `modules/commands.ts` lists. */
export interface Command {
  /** what `foyer NAME --help` prints */
  readonly usage: string
  /**
   * @param modules loads what the server consists of, which takes most of the time of a command that needs it
   * @returns the exit code: 0 done; 1 the input is faulty and nothing was changed; 2 the command could not run
   */
  run(
    args: readonly string[],
    variables: NodeJS.ProcessEnv,
    output: Output,
    modules: () => Promise<readonly Module[]>,
  ): Promise<number>
}

/** @returns the exit code 0 or 1 of the command */
type Run = (args: readonly string[], tools: Tools) => Promise<number>

/**
 * The secrets of the sandbox's data folder, or in production those of the environment.
 *
 * @throws StartError if a secret is missing or malformed
 */
export const secretsOf = ({ FOYER_MODE, DATA_DIR }: Environment, variables: NodeJS.ProcessEnv): ConfiguredSecrets =>
  parseSecrets(FOYER_MODE === 'sandbox' ? sandboxSecrets(DATA_DIR) : variables)

/** Defines a command that exits with 2 and one sentence if it could not run at all. */
export const defineCommand = (name: string, usage: string, run: Run): Command => ({
  usage,
  async run(args, variables, output, modules) {
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
        environment,
        secrets: (db) => readIdentifierKey(db, secretsOf(environment(), variables)),
        clocks: (db) => clocksNow(db, environment().FOYER_MODE),
        withDatabase,
        modules,
      })
    } catch (error) {
      output.err(`${sentenceOf(error)}\n`)
      return 2
    }
  },
})

/** @throws StartError if the file cannot be read */
export const fileOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartError(`${path} cannot be read (${(cause as NodeJS.ErrnoException).code}).`, { cause })
  }
}
