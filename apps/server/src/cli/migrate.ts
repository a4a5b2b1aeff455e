import { pino } from 'pino'
import { wallClock } from '../clocks.ts'
import { type Output, printFacts } from '../commands/command.ts'
import { readEnvironment } from '../config/environment.ts'
import { acceptRights } from '../config/one-role.ts'
import { sentenceOf } from '../database/named.ts'
import { openDatabase } from '../database/open.ts'
import { prepareClickHouse } from '../modules/tracking/public.ts'
import { prepareDatabase } from '../preparation/prepare.ts'

/**
 * Prepares the database for this version, as a start of the server does, and the table of ClickHouse if one is
 * configured, and ends. It needs no secrets but the addresses of both.
 *
 * @returns the exit code: 0 the database is prepared; 2 it could not be prepared
 */
export const migrateDatabase = async (variables: NodeJS.ProcessEnv, output: Output): Promise<number> => {
  const log = pino({ level: 'warn' }, { write: output.err })
  try {
    const environment = readEnvironment(variables)
    const { signal } = new AbortController()
    const fail = (error: unknown): never => {
      throw error
    }
    const { db, ownerUrl, close } = await openDatabase(environment, log, signal, fail)
    try {
      const applied = await prepareDatabase({ db, ownerUrl, wall: wallClock, accept: acceptRights(environment, log) })
      // the worker does it too, but its user of ClickHouse may have no right to create a table
      await prepareClickHouse(db, environment)
      const text = applied.length === 0 ? 'Nothing was missing.\n' : applied.map((name) => `${name}\n`).join('')
      printFacts(output, { applied }, text)
      return 0
    } finally {
      await close()
    }
  } catch (error) {
    output.err(`${sentenceOf(error)}\n`)
    return 2
  }
}
