// `npm run vouchers -- import FILE --activity NUMBER --item CODE` and `count`: imports and counts partners' codes; see
// docs/partners.md.
import { runAsProcess } from '../apps/server/src/commands/command.ts'
import { vouchersCommand } from '../apps/server/src/modules/partners/command.ts'

await runAsProcess(vouchersCommand)
