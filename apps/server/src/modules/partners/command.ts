import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Sql } from 'postgres'
import { wallClock } from '../../clocks.ts'
import { type Environment, readEnvironment } from '../../config/environment.ts'
import { sandboxSecrets } from '../../config/sandbox-secrets.ts'
import { parseSecrets, type Secrets } from '../../config/secrets.ts'
import { StartError } from '../../config/start-error.ts'
import { connect } from '../../database/connect.ts'
import { namedDatabase, sentenceOf } from '../../database/named.ts'
import { countPools, importPool } from './pools.ts'
import { readVoucherFile } from './voucher-file.ts'

const usage = `Usage: npm run vouchers -- import FILE --activity NUMBER --item CODE
       npm run vouchers -- count

  import  adds a partner's codes to the pool of an item; a code that is known already is left out
  count   prints every pool

FILE holds a code a line. The database is that of the sandbox running on DATA_DIR, or the one named by DATABASE_URL.
See docs/partners.md.
`

interface Output {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

const asked = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { activity: { type: 'string' }, item: { type: 'string' } },
    })
    const [command, path, ...more] = positionals
    const { activity = '', item } = values
    if (command === 'count' && path === undefined) return { command } as const
    if (command === 'import' && path && more.length === 0 && /^[1-9]\d{0,5}$/.test(activity) && item)
      return { command, path, pool: { activity: Number(activity), item } } as const
  } catch {
    // an option there is not
  }
  throw new StartError(usage.trimEnd())
}

const fileOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartError(`${path} cannot be read (${(cause as NodeJS.ErrnoException).code}).`, { cause })
  }
}

const secretsOf = ({ FOYER_MODE, DATA_DIR }: Environment, variables: NodeJS.ProcessEnv): Secrets =>
  parseSecrets(FOYER_MODE === 'sandbox' ? sandboxSecrets(DATA_DIR) : variables)

const withDatabase = async <T>(environment: Environment, act: (db: Sql) => Promise<T>): Promise<T> => {
  const db = connect(namedDatabase(environment), { max: 1, name: 'foyer vouchers' })
  try {
    return await act(db)
  } finally {
    await db.end({ timeout: 5 })
  }
}

const run = async (args: readonly string[], variables: NodeJS.ProcessEnv, output: Output): Promise<number> => {
  const command = asked(args)
  const environment = readEnvironment(variables)
  if (command.command === 'count') {
    for (const { activity, item, codes, free } of await withDatabase(environment, async (db) => countPools(db)))
      output.out(`${activity} ${item}: ${codes} codes, ${codes - free} granted, ${free} left\n`)
    return 0
  }
  const { path, pool } = command
  const { codes, faults } = readVoucherFile(fileOf(path))
  if (faults.length > 0 || codes.length === 0) {
    for (const { line, message } of faults) output.err(`${path}: line ${line}: ${message}\n`)
    output.err(codes.length === 0 && faults.length === 0 ? `${path}: holds no code\n` : 'Nothing was imported.\n')
    return 1
  }
  const added = await withDatabase(environment, (db) =>
    importPool(db, secretsOf(environment, variables), pool, codes, wallClock()),
  )
  output.out(`${pool.activity} ${pool.item}: ${added} new, ${codes.length - added} known already\n`)
  return 0
}

/**
 * `npm run vouchers`. @returns 0: done; 1: the file is faulty, each fault on a line of its own, and nothing was imported;
 * 2: it could not be tried
 */
export const vouchersCommand = (
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  output: Output,
): Promise<number> =>
  run(args, variables, output).catch((error) => {
    output.err(`${sentenceOf(error)}\n`)
    return 2
  })
