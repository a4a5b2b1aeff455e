// `npm run gifts -- stock CODE TOTAL` and `count`: sets and shows the stock of gifts; see docs/operations.md.
import { runAsProcess } from '../apps/server/src/commands/command.ts'
import { giftsCommand } from '../apps/server/src/modules/gifts/command.ts'

await runAsProcess(giftsCommand)
