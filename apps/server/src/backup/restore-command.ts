import { parseArgs } from 'node:util'
import { type Command, printFacts } from '../commands/command.ts'
import { readEnvironment } from '../config/environment.ts'
import { StartError } from '../config/start-error.ts'
import { sentenceOf } from '../database/named.ts'
import { report } from '../modules/verification/public.ts'
import { openText } from './format.ts'
import { readBackupKeys } from './keys.ts'
import { restoreInto, secretsFor } from './restore.ts'
import { intoDataFolder } from './restored-folder.ts'
import { readSealed } from './sealed-file.ts'

const usage = `Usage: foyer restore FILE --key KEYFILE [--json]

Restores a backup of foyer backup into the empty database that DATABASE_URL and DATABASE_OWNER_URL name, or into
DATA_DIR, which must have no database. Nothing is overwritten, and a restore that fails leaves the database empty. A
backup of production needs the keys of its time in the environment. At the end it runs the checks of foyer verify.
What to do before a server starts on it is in docs/operations.md.
`

const parse = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { key: { type: 'string' } },
    })
    const [path, ...more] = positionals
    if (path !== undefined && more.length === 0 && values.key) return { path, key: values.key }
  } catch {
    // an unknown option
  }
  throw new StartError(usage.trimEnd())
}

/** `foyer restore`. @returns 0: done; 1: restored, and its records differ; 2: nothing was restored */
export const restoreCommand: Command = {
  usage,
  async run(args, variables, output, modules) {
    try {
      const { path, key } = parse(args)
      const environment = readEnvironment(variables)
      const backup = await openText(readSealed(path, readBackupKeys(key)))
      try {
        const { header } = backup
        const all = await modules()
        // before anything is created
        secretsFor(header, variables)
        const restoring = (dataDir: string) =>
          restoreInto({ ...environment, DATA_DIR: dataDir }, variables, backup, all)
        const { rows, verification } =
          environment.DATABASE_URL === undefined
            ? await intoDataFolder(environment.DATA_DIR, header.secrets ?? {}, restoring)
            : await restoring(environment.DATA_DIR)
        const { moment, release } = header
        printFacts(
          output,
          { release, moment, rows, ...verification },
          `${report(verification)}Restored as of ${moment}, from release ${release}.\n`,
        )
        return verification.differences.length === 0 ? 0 : 1
      } finally {
        await backup.close()
      }
    } catch (error) {
      output.err(`${sentenceOf(error)}\n`)
      return 2
    }
  },
}
