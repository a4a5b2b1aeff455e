// Reads the feeds of the firm's systems as a process of its own, which a test kills.
import { pino } from 'pino'
import { wallClock } from '../clocks.ts'
import { readEnvironment } from '../config/environment.ts'
import { withIdentifierKey } from '../config/identifier-key.ts'
import { sandboxSecrets } from '../config/sandbox-secrets.ts'
import { parseSecrets } from '../config/secrets.ts'
import { createConnectors } from '../connectors/connect.ts'
import { createPasswords } from '../crypto/password.ts'
import { connect } from '../database/connect.ts'
import { createJobs } from '../jobs/jobs.ts'
import { readTradesJob } from '../modules/trades/jobs.ts'

const environment = readEnvironment(process.env)
const db = connect(environment.DATABASE_URL ?? '', { max: 4, name: 'foyer feed reader' })
const parts = {
  db,
  environment,
  clocks: { wall: wallClock, business: wallClock },
  secrets: await withIdentifierKey(db, parseSecrets(sandboxSecrets(environment.DATA_DIR)), wallClock()),
  modules: [],
  passwords: createPasswords(),
}
const connectors = createConnectors(parts, pino({ enabled: false }))
const context = { ...parts, connectors, jobs: createJobs(db) }
await readTradesJob.run(context, {})
await db.end({ timeout: 5 })
