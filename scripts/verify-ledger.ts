// `npm run verify:ledger`: checks that all grants agree with the ledger, the stock and the audit trail; see
// docs/operations.md. Works on the data folder of DATA_DIR, whether or not Foyer runs on it, or on DATABASE_URL.
import { verifyCommand } from '../apps/server/src/modules/verification/command.ts'

process.exitCode = await verifyCommand(process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
