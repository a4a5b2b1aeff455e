import postgres, { type Sql } from 'postgres'
import { clocksNow } from '../../clocks.ts'
import { type Command, printFacts, secretsOf } from '../../commands/command.ts'
import { type Environment, readEnvironment } from '../../config/environment.ts'
import { requireKnownKeys } from '../../config/known-keys.ts'
import { StartError } from '../../config/start-error.ts'
import { anyDatabase } from '../../database/any.ts'
import { connect } from '../../database/connect.ts'
import type { Module } from '../../module.ts'
import { report } from './report.ts'
import { verifyAuditFile, verifyAuditUsage } from './trail/verify-command.ts'
import { type Verification, verify } from './verify.ts'

const checked = async (
  db: Sql,
  environment: Environment,
  variables: NodeJS.ProcessEnv,
  modules: readonly Module[],
): Promise<Verification> => {
  try {
    const secrets = secretsOf(environment, variables)
    await requireKnownKeys(db, secrets)
    const clocks = await clocksNow(db, environment.FOYER_MODE)
    return await verify({ db, secrets, clocks, environment, modules })
  } finally {
    await db.end({ timeout: 5 })
  }
}

const undefinedTable = '42P01'

const sentenceOf = (error: unknown): string => {
  if (error instanceof StartError) return error.message
  if (error instanceof postgres.PostgresError && error.code === undefinedTable)
    return 'The database is not of this version of Foyer: start the server on it once.'
  return `The database cannot be verified: ${error instanceof Error ? error.message : String(error)}.`
}

const usage = `Usage: foyer verify [--json]
${verifyAuditUsage}
Without \`audit\` it checks ledger, stock, rewards and audit trail as of one moment, also while Foyer runs. It reads the
database named by DATABASE_URL, or that of the data folder DATA_DIR. See docs/operations.md.
`

/** `foyer verify` and `foyer verify audit`. They exit with 1 if there are differences, and print one a line. */
export const verifyCommand: Command = {
  usage,
  async run(args, variables, output, modules) {
    try {
      const [what, ...more] = args
      if (what === 'audit') return await verifyAuditFile(more, output, usage)
      if (args.length > 0) throw new StartError(usage.trimEnd())
      const environment = readEnvironment(variables)
      const { url, stop } = await anyDatabase(environment)
      const db = connect(url, { max: 1, name: 'foyer verify' })
      const verification = await checked(db, environment, variables, await modules()).finally(stop)
      printFacts(output, verification, report(verification))
      return verification.differences.length === 0 ? 0 : 1
    } catch (error) {
      output.err(`${sentenceOf(error)}\n`)
      return 2
    }
  },
}
