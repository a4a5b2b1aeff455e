import { parseArgs } from 'node:util'
import { wallClock } from '../../clocks.ts'
import { defineCommand, fileOf } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import { importTrades, TradesRefused } from './import.ts'
import { columns, readTradeCsv } from './trade-csv.ts'

const usage = `Usage: npm run trades -- import FILE

  import  takes over what the back office reports of trades, whole or not at all

FILE is CSV with a heading: ${columns.needed.join(', ')};
and, where they are needed, ${columns.other.join(', ')}. Money is whole cents of Hong Kong dollars.
The database is that of the sandbox running on DATA_DIR, or the one named by DATABASE_URL. See docs/operations.md.
`

const pathOf = (args: readonly string[]): string => {
  try {
    const [command, path, ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals
    if (command === 'import' && path && more.length === 0) return path
  } catch {
    // an option there is not
  }
  throw new StartError(usage.trimEnd())
}

/** `npm run trades`. @returns 0: done; 1: the file is faulty, each fault on a line of its own; 2: it could not be tried */
export const tradesCommand = defineCommand('trades', async (args, { out, err, secrets, withDatabase }) => {
  const path = pathOf(args)
  const { trades, faults } = readTradeCsv(fileOf(path))
  const said = faults.map(({ line, message }) => `line ${line}: ${message}`)
  if (said.length === 0 && trades.length === 0) said.push('holds no trade')
  if (said.length === 0)
    try {
      const changed = await withDatabase((db) =>
        importTrades({ db, secrets: secrets(), clocks: { wall: wallClock } }, { trades }),
      )
      out(`${changed} new or changed, ${trades.length - changed} known already\n`)
      return 0
    } catch (error) {
      if (!(error instanceof TradesRefused)) throw error
      said.push(error.message)
    }
  for (const sentence of said) err(`${path}: ${sentence}\n`)
  err('Nothing was imported.\n')
  return 1
})
