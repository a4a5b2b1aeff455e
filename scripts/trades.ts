// `npm run trades -- import FILE`: what the back office reports of trades; see docs/operations.md.
import { runAsProcess } from '../apps/server/src/commands/command.ts'
import { tradesCommand } from '../apps/server/src/modules/trades/command.ts'

await runAsProcess(tradesCommand)
