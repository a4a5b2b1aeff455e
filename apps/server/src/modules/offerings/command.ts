import { parseArgs } from 'node:util'
import { byOption, operatorNamed } from '../../commands/by.ts'
import { defineCommand, fileOf } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import { readDeclarations } from './declaration-file.ts'
import { DeclarationsRefused, declareAll } from './declare-all.ts'

const usage = `Usage: foyer offerings declare FILE --by NAME

  declare  declares the bonds and new shares in FILE, all or none
  --by     the name of the person who runs the command, for the audit trail

FILE is JSON as described in docs/offerings.md. A declared offering cannot be changed, except for its texts.
The database is DATABASE_URL, or that of the sandbox that runs on DATA_DIR.
`

const parse = (args: readonly string[]) => {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: byOption })
    const [command, path, ...more] = positionals
    if (command === 'declare' && path && more.length === 0) return { path, by: values.by }
  } catch {
    // an unknown option
  }
  throw new StartError(usage.trimEnd())
}

/**
 * `foyer offerings`. @returns 0: done; 1: the file is faulty, one fault per line; 2: the file or the database could
 * not be read
 */
export const offeringsCommand = defineCommand(
  'offerings',
  usage,
  async (args, { out, err, secrets, clocks, withDatabase }) => {
    const { path, by } = parse(args)
    const actor = operatorNamed(by)
    const { offerings, faults } = readDeclarations(fileOf(path))
    const faultTexts = [...faults]
    if (faultTexts.length === 0)
      try {
        const declared = await withDatabase(async (db) =>
          declareAll({ secrets: await secrets(db), clocks: await clocks(db), actor }, db, offerings),
        )
        for (const { code, isNew, commitment } of declared)
          out(`${code}: ${isNew ? 'declared' : 'already declared'}, commitment ${commitment}\n`)
        return 0
      } catch (error) {
        if (!(error instanceof DeclarationsRefused)) throw error
        faultTexts.push(...error.faults)
      }
    for (const text of faultTexts) err(`${path}: ${text}\n`)
    err('Nothing was declared.\n')
    return 1
  },
)
