// `npm run merchants -- add`, `list` and `close`: manages the merchants that honour vouchers at a counter; see
// docs/operations.md.
import { runAsProcess } from '../apps/server/src/commands/command.ts'
import { merchantsCommand } from '../apps/server/src/modules/redemption/command.ts'

await runAsProcess(merchantsCommand)
