// `npm run bench:verify [-- --rewards 300000] [-- --rounds 3]`: the time of the verification on the embedded database, as
// the job runs it, compared with reading every row of the same tables once. Rounds alternate. Exits 1 above the bar or
// if the verification finds a difference.
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { createClocks } from '../apps/server/src/clocks.ts'
import { readEnvironment } from '../apps/server/src/config/environment.ts'
import { withIdentifierKey } from '../apps/server/src/config/identifier-key.ts'
import { sandboxSecrets } from '../apps/server/src/config/sandbox-secrets.ts'
import { parseSecrets } from '../apps/server/src/config/secrets.ts'
import { sandboxConnectors } from '../apps/server/src/connectors/connect.ts'
import { createPasswords } from '../apps/server/src/crypto/password.ts'
import { connect } from '../apps/server/src/database/connect.ts'
import { createJobs } from '../apps/server/src/jobs/jobs.ts'
import { modules } from '../apps/server/src/modules/all.ts'
import { sealAudit } from '../apps/server/src/modules/verification/audit-seals.ts'
import { verify } from '../apps/server/src/modules/verification/verify.ts'
import { plantActivities, plantCodes, plantPast } from './claims/fixture.ts'
import { startDatabase } from './runner/database.ts'
import { dataFolder } from './runner/folder.ts'
import { idle } from './runner/idle.ts'
import { median } from './runner/statistics.ts'

const { values } = parseArgs({
  options: { rewards: { type: 'string', default: '300000' }, rounds: { type: 'string', default: '3' } },
})
const [rewards, rounds] = [Number(values.rewards), Number(values.rounds)]
const codes = 20_000
/** rewards planted by one statement */
const batch = 10_000
/** multiple of the floor */
const bar = 8

const database = await startDatabase()
const db = connect(database.url, { max: 2, name: 'foyer bench' })
// as in production, because the sandbox reads a simulated country from its database
const environment = { ...readEnvironment({}), FOYER_MODE: 'production' as const }
const clocks = await createClocks(db, 'production', pino({ enabled: false }))
const secrets = await withIdentifierKey(db, parseSecrets(sandboxSecrets(dataFolder())), Date.now())
const passwords = createPasswords()
const connectors = sandboxConnectors({ db, clocks, secrets, passwords, modules })
const context = { db, clocks, environment, secrets, jobs: createJobs(db), passwords, connectors, modules }
await plantActivities(context)
await plantCodes(context, codes)
for (let left = rewards; left > 0; left -= batch) await plantPast(db, Math.min(left, batch))
const owner = connect(database.ownerUrl, { max: 1, name: 'foyer bench' })
await owner`analyze`
await owner.end()
await sealAudit(context)
await idle()

const tables = [
  'ledger_accounts',
  'ledger_transfers',
  'ledger_postings',
  'activity_stock',
  'participations',
  'rewards',
  'voucher_codes',
  'audit_entries',
]

/** Reads every row once, in the server: the least that a verification has to do. */
const readAll = () =>
  db.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local statement_timeout = 0`
    for (const table of tables) await tx`select sum(hashtext(t::text)) from ${tx(table)} t`
  })

const timeOf = async (act: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

/** The planted history has no stock of its own; all other checks must pass. */
const wrong = new Set<string>()
const verifyAll = async () => {
  for (const { check, found } of (await verify(context)).differences)
    if (check !== 'stock') wrong.add(`${check}: ${found}`)
}

// fills the caches
await readAll()
const times = { floor: [] as number[], verify: [] as number[] }
for (let round = 0; round < rounds; round++) {
  times.floor.push(await timeOf(readAll))
  times.verify.push(await timeOf(verifyAll))
}
await db.end()
await database.stop()

const [floor, verification] = [median(times.floor), median(times.verify)]
const ratio = verification / floor
console.log(`\n${rewards} rewards, ${codes} voucher codes, ${rounds} rounds in turn\n`)
console.log(`reading every row once  ${(floor / 1000).toFixed(2).padStart(8)} s`)
console.log(
  `verification            ${(verification / 1000).toFixed(2).padStart(8)} s    ${ratio.toFixed(1)} of the floor, bar ${bar}`,
)
for (const line of [...wrong].slice(0, 5)) console.log(line)
if (ratio > bar) console.log('the verification is above the bar')
process.exit(ratio > bar || wrong.size > 0 ? 1 : 0)
