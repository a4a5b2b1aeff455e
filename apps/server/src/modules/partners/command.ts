import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { wallClock } from '../../clocks.ts'
import { byOption, operatorNamed } from '../../commands/by.ts'
import { defineCommand, fileOf, printFacts } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import { countPools } from '../../engine/voucher-codes.ts'
import { importPool } from './pools.ts'
import { faultText, readVoucherFile } from './voucher-file.ts'

const usage = `Usage: foyer vouchers import FILE --activity NUMBER --item CODE --by NAME
       foyer vouchers count

  import  adds a partner's codes to the pool of an item; known codes are skipped
  count   prints every pool
  --by    the name of the person who runs the command, for the audit trail

FILE contains one code per line. The database is DATABASE_URL, or that of the sandbox that runs on DATA_DIR.
See docs/partners.md.
`

const readArguments = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { activity: { type: 'string' }, item: { type: 'string' }, ...byOption },
    })
    const [command, path, ...more] = positionals
    const { activity = '', item } = values
    if (command === 'count' && path === undefined) return { command } as const
    if (command === 'import' && path && more.length === 0 && /^[1-9]\d{0,5}$/.test(activity) && item)
      return { command, path, pool: { activity: Number(activity), item }, by: values.by } as const
  } catch {
    // an unknown option
  }
  throw new StartError(usage.trimEnd())
}

/**
 * `foyer vouchers`. @returns 0: done; 1: the file is faulty, one fault per line; 2: the file or the database could
 * not be read
 */
export const vouchersCommand = defineCommand('vouchers', usage, async (args, tools) => {
  const { out, err, secrets, withDatabase } = tools
  const command = readArguments(args)
  if (command.command === 'count') {
    const pools = await withDatabase((db) => countPools(db))
    const lines = pools.map(
      ({ activity, item, codes, free }) =>
        `${activity} ${item}: ${codes} codes, ${codes - free} granted, ${free} left\n`,
    )
    printFacts(tools, pools, lines.join(''))
    return 0
  }
  const { path, pool } = command
  const by = { actor: operatorNamed(command.by), wall: wallClock() }
  const { codes, faults } = readVoucherFile(fileOf(path))
  if (faults.length > 0 || codes.length === 0) {
    for (const fault of faults) err(`${path}: line ${fault.line}: ${faultText(fault)}\n`)
    err(codes.length === 0 && faults.length === 0 ? `${path}: holds no code\n` : 'Nothing was imported.\n')
    return 1
  }
  const added = await withDatabase(async (db) =>
    importPool(db, await secrets(db), pool, { name: basename(path), codes }, by),
  )
  out(`${pool.activity} ${pool.item}: ${added} new, ${codes.length - added} known already\n`)
  return 0
})
