import { parseArgs } from 'node:util'
import { wallClock } from '../../clocks.ts'
import { byOption, operatorNamed } from '../../commands/by.ts'
import { defineCommand, fileOf } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import { importTrades, TradesRefused } from './import.ts'
import { columns, readTradeCsv } from './trade-csv.ts'

const usage = `Usage: foyer trades import FILE --by NAME

  import  imports the trades that the back office reports, all or none
  --by    the name of the person who runs the command, for the audit trail

FILE is CSV with a heading: ${columns.needed.join(', ')};
and optionally ${columns.other.join(', ')}. Money is whole cents of Hong Kong dollars.
The database is DATABASE_URL, or that of the sandbox that runs on DATA_DIR. See docs/operations.md.
`

const parse = (args: readonly string[]) => {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: byOption })
    const [command, path, ...more] = positionals
    if (command === 'import' && path && more.length === 0) return { path, by: values.by }
  } catch {
    // an unknown option
  }
  throw new StartError(usage.trimEnd())
}

/**
 * `foyer trades`. @returns 0: done; 1: the file is faulty, one fault per line; 2: the file or the database could not
 * be read
 */
export const tradesCommand = defineCommand('trades', usage, async (args, { out, err, secrets, withDatabase }) => {
  const { path, by } = parse(args)
  const actor = operatorNamed(by)
  const { trades, faults } = readTradeCsv(fileOf(path))
  const faultTexts = faults.map(({ line, message }) => `line ${line}: ${message}`)
  if (faultTexts.length === 0 && trades.length === 0) faultTexts.push('holds no trade')
  if (faultTexts.length === 0)
    try {
      const changed = await withDatabase(async (db) =>
        importTrades({ db, secrets: await secrets(db), clocks: { wall: wallClock } }, { trades }, actor),
      )
      out(`${changed} new or changed, ${trades.length - changed} known already\n`)
      return 0
    } catch (error) {
      if (!(error instanceof TradesRefused)) throw error
      faultTexts.push(error.message)
    }
  for (const text of faultTexts) err(`${path}: ${text}\n`)
  err('Nothing was imported.\n')
  return 1
})
