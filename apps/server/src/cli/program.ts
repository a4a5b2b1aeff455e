import { Command, CommanderError } from 'commander'
import root from '../../../../package.json' with { type: 'json' }
import type { Output } from '../commands/command.ts'
import { StartError } from '../config/start-error.ts'
import { readVariables } from '../config/variables.ts'
import { commands } from '../modules/commands.ts'

/** Exit code of a command that could not run, such as one with wrong arguments. */
const couldNotRun = 2

/** Columns of the help. */
const width = 120

const exitCodes = `
Exit codes: 0 done; 1 the input, the installation or the records are faulty; 2 the command could not run.
The configuration is in the environment: docs/operations.md lists the variables.`

const loadModules = async () => (await import('../modules/all.ts')).modules

/** Runs `foyer` with its arguments. @returns the exit code: 0 done; 1 something is faulty; 2 it could not run */
export const runCli = async (
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  output: Output,
): Promise<number> => {
  let code = 0
  const program = new Command('foyer')
    .description('The web front of a brokerage: its server, and the commands of its operators.')
    .version(root.version)
    .enablePositionalOptions()
    .helpCommand(false)
    .addHelpText('after', exitCodes)
    .showHelpAfterError('foyer --help lists the commands and their options.')
    .exitOverride()
    .configureOutput({
      writeOut: output.out,
      writeErr: output.err,
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
    })

  program
    .command('serve')
    .description('serves clients and calls; waits until the database is migrated')
    .option('--migrate', 'migrates the database first, as `foyer migrate` does')
    .option('--work', 'also runs the jobs')
    .addHelpText('after', '\nWithout DATABASE_URL one process does everything on a database of its own.')
    .action(async ({ migrate = false, work = false }) => {
      const { serve } = await import('./serve.ts')
      await serve({ migrates: migrate, works: work })
    })
  program
    .command('work')
    .description('runs the jobs, and serves only /healthz, /readyz and /metrics')
    .action(async () => {
      const { work } = await import('./serve.ts')
      await work()
    })
  program
    .command('migrate')
    .description('runs the missing migrations, replaces changed functions and installs the job queues')
    .option('--plan', 'prints what would run and what it would lock, and changes nothing')
    .option('--json', 'prints the files that ran, or the plan, as JSON')
    .action(async ({ json = false, plan = false }) => {
      if (plan) {
        const { planMigration } = await import('./plan.ts')
        code = await planMigration(readVariables(variables), { ...output, json }, await loadModules())
        return
      }
      const { migrateDatabase } = await import('./migrate.ts')
      code = await migrateDatabase(readVariables(variables), { ...output, json })
    })
  program
    .command('doctor')
    .description('reports everything that is missing or unsafe in one run, and changes nothing')
    .option('--json', 'prints the findings as JSON')
    .option('--host <host...>', 'hosts whose TLS to check instead of those of the brand')
    .action(async ({ json = false, host }) => {
      const { examine, reportOn } = await import('../doctor/doctor.ts')
      const modules = await loadModules()
      code = reportOn(await examine(variables, { modules, ...(host && { hosts: host }) }), { ...output, json })
    })
  for (const { name, summary, json, load } of commands)
    program
      .command(name)
      .description(summary)
      .helpOption(false)
      .allowUnknownOption()
      .allowExcessArguments()
      .passThroughOptions()
      .action(async (_options, { args: all }: Command) => {
        const command = await load()
        if (all.some((arg) => arg === '--help' || arg === '-h')) return output.out(command.usage)
        const own = json ? all.filter((arg) => arg !== '--json') : all
        const printing = { ...output, json: own.length < all.length }
        code = await command.run(own, readVariables(variables), printing, loadModules)
      })

  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (error instanceof StartError) output.err(`${error.message}\n`)
    else if (!(error instanceof CommanderError)) throw error
    return error instanceof CommanderError && error.exitCode === 0 ? 0 : couldNotRun
  }
  return code
}
