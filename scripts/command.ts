// `npm run content`, `vouchers`, `trades` and the like: runs an operator's command, which a module of the server declares.
// `npm run commands` lists all commands.
import { runNamedCommand } from '../apps/server/src/commands/run-named-command.ts'
import { modules } from '../apps/server/src/modules/all.ts'

process.exitCode = await runNamedCommand(modules, process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
