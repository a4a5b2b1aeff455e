// `npm run vouchers -- import FILE --activity NUMBER --item CODE` and `count`: partners' codes; see docs/partners.md.
import { vouchersCommand } from '../apps/server/src/modules/partners/command.ts'

process.exitCode = await vouchersCommand(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
