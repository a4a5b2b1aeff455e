// `npm run bench:claims [-- --rounds 12] [-- --claims 600] [-- --past 10000]`: claims per second of one stock over 32
// connections to the embedded database, as the engine runs them, compared with the bare conditional update of a stock
// row over the same connections. Rounds alternate. Then the same with ten times the rows in the tables that a claim
// writes. Exits 1 if claims are below the bar.
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
import { verify } from '../apps/server/src/modules/verification/verify.ts'
import { claim } from './claims/claim.ts'
import { counter, plantActivities, plantCodes, plantPast, plantPersons } from './claims/fixture.ts'
import { startDatabase } from './runner/database.ts'
import { dataFolder } from './runner/folder.ts'
import { idle } from './runner/idle.ts'
import { median } from './runner/statistics.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    claims: { type: 'string', default: '600' },
    past: { type: 'string', default: '10000' },
  },
})
const [rounds, claims, past] = [Number(values.rounds), Number(values.claims), Number(values.past)]
const connections = 32
const bar = 0.4
const warmUp = 3

const database = await startDatabase()
const db = connect(database.url, { max: connections, name: 'foyer bench' })
// only the owner of tables may analyze them
const owner = connect(database.ownerUrl, { max: 1, name: 'foyer bench' })
// as in production, because the sandbox reads a simulated country from its database
const environment = { ...readEnvironment({}), FOYER_MODE: 'production' as const }
const clocks = await createClocks(db, 'production', pino({ enabled: false }))
const secrets = await withIdentifierKey(db, parseSecrets(sandboxSecrets(dataFolder())), Date.now())
const passwords = createPasswords()
const connectors = sandboxConnectors({ db, clocks, secrets, passwords, modules })
const context = { db, clocks, environment, secrets, jobs: createJobs(db), passwords, connectors, modules }
await plantActivities(context)

interface Turn {
  /** per second */
  readonly rate: number
  /** milliseconds of each */
  readonly took: readonly number[]
}

/** Runs one operation per item, over all connections at once. */
const turn = async <T>(items: readonly T[], one: (item: T) => Promise<unknown>): Promise<Turn> => {
  const took: number[] = []
  const waiting = [...items]
  const begun = performance.now()
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const at = performance.now()
      await one(next)
      took.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return { rate: (items.length / (performance.now() - begun)) * 1000, took }
}

const bare = () =>
  db`
    update stock_slots set remaining = remaining - 1
    where activity = ${counter} and stage = '' and slot = 0 and remaining > 0`

const quantile = (all: readonly number[], share: number): number =>
  [...all].sort((one, other) => one - other)[Math.ceil(all.length * share) - 1] ?? Number.NaN

const measure = async () => {
  const persons = await plantPersons(context, (rounds + warmUp) * claims)
  await plantCodes(context, persons.length)
  await owner`analyze`
  await idle()
  const results: { bare: Turn; claim: Turn }[] = []
  for (let round = -warmUp; round < rounds; round++) {
    const each = {
      bare: await turn(Array(claims).fill(0), bare),
      claim: await turn(persons.splice(0, claims), (userCode) => claim(context, userCode)),
    }
    if (round >= 0) results.push(each)
  }
  const figures = (which: 'bare' | 'claim') => {
    const all = results.flatMap((each) => each[which].took)
    return { rate: median(results.map((each) => each[which].rate)), p50: quantile(all, 0.5), p99: quantile(all, 0.99) }
  }
  return {
    bare: figures('bare'),
    claim: figures('claim'),
    ratio: median(results.map((each) => each.claim.rate / each.bare.rate)),
  }
}

const shown = (name: string, { rate, p50, p99 }: { rate: number; p50: number; p99: number }, ratio: string) =>
  console.log(
    name.padEnd(34),
    rate.toFixed(0).padStart(6),
    p50.toFixed(1).padStart(8),
    p99.toFixed(1).padStart(8),
    ratio,
  )

await plantPast(db, past)
console.log(`\n${claims} a round, ${rounds} rounds in turn, ${connections} connections, one stock; milliseconds\n`)
console.log('                                      a s      p50      p99   of bare')
const ratios: number[] = []
for (const rows of [past, 10 * past]) {
  if (rows > past) await plantPast(db, rows - past)
  const { bare: floor, claim: claimed, ratio } = await measure()
  ratios.push(ratio)
  shown('bare conditional update', floor, '')
  shown(`claim, ${rows} rows of the past`, claimed, `    ${ratio.toFixed(2)}  bar ${bar}`)
}
// the planted history has no stock of its own; all other checks must pass
const wrong = (await verify(context)).differences.filter(({ check }) => check !== 'stock')
for (const { check, found } of wrong) console.log(`${check}: ${found}`)
await db.end()
await owner.end()
await database.stop()
const short = ratios.some((ratio) => ratio < bar)
if (short) console.log('claims are below the bar')
process.exit(short || wrong.length > 0 ? 1 : 0)
