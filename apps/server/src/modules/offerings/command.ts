import { parseArgs } from 'node:util'
import { defineCommand, fileOf } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import { readDeclarations } from './declaration-file.ts'
import { DeclarationsRefused, declareAll } from './declare-all.ts'

const usage = `Usage: npm run offerings -- declare FILE

  declare  announces bonds and new shares to apply for, all of the file or none

FILE is JSON as docs/offerings.md shows it. What is declared does not change any more, but for what is said in words.
The database is that of the sandbox running on DATA_DIR, or the one named by DATABASE_URL.
`

const pathOf = (args: readonly string[]): string => {
  try {
    const [command, path, ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals
    if (command === 'declare' && path && more.length === 0) return path
  } catch {
    // an option there is not
  }
  throw new StartError(usage.trimEnd())
}

/** `npm run offerings`. @returns 0: done; 1: the file is faulty, each fault on a line of its own; 2: it could not be tried */
export const offeringsCommand = defineCommand(
  'offerings',
  async (args, { out, err, secrets, clocks, withDatabase }) => {
    const path = pathOf(args)
    const { offerings, faults } = readDeclarations(fileOf(path))
    const said = [...faults]
    if (said.length === 0)
      try {
        const declared = await withDatabase(async (db) =>
          declareAll({ secrets: secrets(), clocks: await clocks(db) }, db, offerings),
        )
        for (const { code, isNew, commitment } of declared)
          out(`${code}: ${isNew ? 'declared' : 'known already'}, commitment ${commitment}\n`)
        return 0
      } catch (error) {
        if (!(error instanceof DeclarationsRefused)) throw error
        said.push(...error.faults)
      }
    for (const sentence of said) err(`${path}: ${sentence}\n`)
    err('Nothing was declared.\n')
    return 1
  },
)
