import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { wallClock } from '../clocks.ts'
import { type Command, type Output, printFacts } from '../commands/command.ts'
import { readEnvironment } from '../config/environment.ts'
import { StartError } from '../config/start-error.ts'
import { hasPackagedServer } from '../database/embedded/binaries.ts'
import { sentenceOf } from '../database/named.ts'
import type { Module } from '../module.ts'
import { report } from '../modules/verification/public.ts'
import { backUp } from './back-up.ts'
import { backupsIn, type Keep, markVerified, prune, readKeep } from './folder.ts'
import { openText } from './format.ts'
import { createBackupKey, readBackupKeys } from './keys.ts'
import { readSealed } from './sealed-file.ts'
import { verifyBackup } from './verify-backup.ts'

const usage = `Usage: foyer backup [--to FOLDER] [--recipient AGE-PUBLIC-KEY...] [--keep N|Nd] [--json]
       foyer backup key FILE [--json]
       foyer backup list FOLDER [--json]
       foyer backup verify FILE --key KEYFILE [--json]

Without a word it backs up the database that DATABASE_URL names, or that of DATA_DIR, also while Foyer runs. The file is
encrypted to the recipients, by default those of BACKUP_RECIPIENTS, and has its name only once it is complete.
  --to    the folder of the file, by default that of BACKUP_DIR
  --keep  deletes backups beyond the N newest, or older than N days, but never the newest one or the newest verified one
  key     creates a key in FILE, which must stay away from the machine, and prints its public part, the recipient
  list    prints the complete backups of a folder
  verify  restores a backup into a temporary database and verifies its records; a backup of production also needs the
          keys of its time in the environment
See docs/operations.md.
`

type Run = (args: Arguments, output: Output, modules: () => Promise<readonly Module[]>) => Promise<number>

interface Arguments {
  readonly variables: NodeJS.ProcessEnv
  readonly path: string
  readonly recipients: readonly string[]
  readonly key: string
  readonly keep: Keep | undefined
}

const mebibytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MiB`

const make: Run = async ({ variables, path, recipients, keep }, output) => {
  const environment = readEnvironment(variables)
  const folder = path === '' ? environment.BACKUP_DIR : path
  if (folder === undefined) throw new StartError('A backup needs a folder: name it with --to, or in BACKUP_DIR.')
  const to = recipients.length > 0 ? recipients : environment.BACKUP_RECIPIENTS
  if (to.length === 0)
    throw new StartError(
      'A backup needs a recipient: create a key with foyer backup key, and name its public part in BACKUP_RECIPIENTS.',
    )
  // a folder that cannot be read fails before the database is read
  backupsIn(folder)
  const made = await backUp(environment, folder, to)
  const deleted = keep ? prune(folder, keep, wallClock()) : []
  const lines = [
    `${made.path}: ${mebibytes(made.bytes)}, as of ${made.moment}\n`,
    ...deleted.map((file) => `${join(folder, file)} deleted\n`),
  ]
  printFacts(output, { ...made, deleted }, lines.join(''))
  return 0
}

const createKey: Run = async ({ path }, output) => {
  const recipient = await createBackupKey(path)
  printFacts(output, { recipient, path }, `${recipient}\n`)
  return 0
}

const list: Run = async ({ path }, output) => {
  const all = backupsIn(path).map((one) => ({ ...one, madeAt: new Date(one.madeAt).toISOString() }))
  const lines = all.map(
    ({ file, bytes, isVerified }) => `${file}  ${mebibytes(bytes).padStart(12)}${isVerified ? '  verified' : ''}\n`,
  )
  printFacts(output, all, lines.length === 0 ? 'No backup.\n' : lines.join(''))
  return 0
}

const check: Run = async ({ variables, path, key }, output, modules) => {
  if (!hasPackagedServer())
    throw new StartError(
      'A backup is verified in an embedded database, which the container image does not have: run this command from the package, or restore into an empty database with foyer restore.',
    )
  const environment = readEnvironment(variables)
  const backup = await openText(readSealed(path, readBackupKeys(key)))
  try {
    const { release, moment } = backup.header
    const { rows, verification } = await verifyBackup(environment, variables, backup, await modules())
    const isWhole = verification.differences.length === 0
    if (isWhole) markVerified(path)
    const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
    printFacts(
      output,
      { release, moment, rows, ...verification },
      `${report(verification)}${count} rows as of ${moment}, release ${release}.\n`,
    )
    return isWhole ? 0 : 1
  } finally {
    await backup.close()
  }
}

/** The subcommands, with the options that each accepts and requires. */
const subcommands: Readonly<Record<string, { readonly run: Run; readonly options: readonly string[] }>> = {
  key: { run: createKey, options: [] },
  list: { run: list, options: [] },
  verify: { run: check, options: ['key'] },
}

const recipientPattern = /^age1[a-z0-9]{58}$/

const parse = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        recipient: { type: 'string', multiple: true, default: [] },
        keep: { type: 'string' },
        key: { type: 'string' },
      },
    })
    const [word = '', path = '', ...more] = positionals
    const { to = '', recipient: recipients, key = '' } = values
    const keep = values.keep === undefined ? undefined : readKeep(values.keep)
    const isMaking = word === '' && key === '' && recipients.every((one) => recipientPattern.test(one))
    if (isMaking && (keep !== undefined || values.keep === undefined))
      return { run: make, path: to, recipients, key, keep }
    const { run, options } = subcommands[word] ?? {}
    const isWhole = path !== '' && more.length === 0 && (key !== '') === options?.includes('key')
    if (run && isWhole && to === '' && values.keep === undefined && recipients.length === 0)
      return { run, path, recipients, key, keep }
  } catch {
    // an unknown option
  }
  throw new StartError(usage.trimEnd())
}

/** `foyer backup`. @returns 0: done; 1: the records of the backup differ; 2: it could not run */
export const backupCommand: Command = {
  usage,
  async run(args, variables, output, modules) {
    try {
      const { run, ...parsed } = parse(args)
      return await run({ variables, ...parsed }, output, modules)
    } catch (error) {
      output.err(`${sentenceOf(error)}\n`)
      return 2
    }
  },
}
