// `npm run trades -- import FILE`: imports the back office's reports of trades; see docs/operations.md.
import { runAsProcess } from '../apps/server/src/commands/command.ts'
import { tradesCommand } from '../apps/server/src/modules/trades/command.ts'

await runAsProcess(tradesCommand)
