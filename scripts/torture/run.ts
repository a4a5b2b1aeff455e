import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { wallClock } from '../../apps/server/src/clocks.ts'
import { readEnvironment } from '../../apps/server/src/config/environment.ts'
import { withIdentifierKey } from '../../apps/server/src/config/identifier-key.ts'
import { sandboxSecrets } from '../../apps/server/src/config/sandbox-secrets.ts'
import { parseSecrets } from '../../apps/server/src/config/secrets.ts'
import { sandboxConnectors } from '../../apps/server/src/connectors/connect.ts'
import type { Context } from '../../apps/server/src/context.ts'
import { createPasswords } from '../../apps/server/src/crypto/password.ts'
import { connect } from '../../apps/server/src/database/connect.ts'
import { freePort } from '../../apps/server/src/database/embedded/postmaster.ts'
import { addToStock } from '../../apps/server/src/engine/stock.ts'
import { createJobs } from '../../apps/server/src/jobs/jobs.ts'
import { modules } from '../../apps/server/src/modules/all.ts'
import { importPool } from '../../apps/server/src/modules/partners/pools.ts'
import { verify } from '../../apps/server/src/modules/verification/verify.ts'
import { untilDone } from './caller.ts'
import { callUntil } from './callers.ts'
import { startDatabase } from './database.ts'
import { startServer } from './server.ts'

interface Torture {
  readonly seconds: number
  readonly callers: number
  /** milliseconds between two kills */
  readonly every: number
  /** codes besides those of the sandbox; with few, the pool runs out during the run */
  readonly codes: number
  readonly say?: (line: string) => void
}

export interface Outcome {
  readonly figures: Readonly<Record<string, number>>
  /** descriptions of violations; none if the run passes */
  readonly faults: readonly string[]
}

const claimed = 499

/** Reads the database's records of the answers that callers received. */
const storedRecords = async (db: Sql) => {
  const [row] = await db<[{ rewards: number; persons: number; given: number; codes: number }]>`
    select (select count(*) from rewards where activity = ${claimed}) as rewards,
      (select count(distinct person_id) from rewards where activity = ${claimed}) as persons,
      (select total - remaining from activity_stock where activity = ${claimed} and stage = 'meal') as given,
      (select count(*) from voucher_codes where activity = ${claimed} and granted_at is not null) as codes`
  const references = async (table: 'participations' | 'conversions') =>
    new Set((await db<{ reference: string }[]>`select reference from ${db(table)}`).map(({ reference }) => reference))
  return { ...row, claims: await references('participations'), conversions: await references('conversions') }
}

/**
 * Runs two servers on one database, with callers at full speed who lose answers and repeat calls with the same key, and
 * kill -9 of a server or of the database every few seconds. At the end all records must agree.
 */
export const torture = async ({ seconds, callers, every, codes, say = () => undefined }: Torture): Promise<Outcome> => {
  const database = await startDatabase()
  const db = connect(database.url, { max: 1, name: 'foyer torture' })
  const env = { DATABASE_URL: database.url, DATA_DIR: database.dataDir }
  const servers = [await startServer(await freePort(), env), await startServer(await freePort(), env)]
  const clocks = { wall: wallClock, business: wallClock }
  const secrets = await withIdentifierKey(db, parseSecrets(sandboxSecrets(database.dataDir)), wallClock())
  const passwords = createPasswords()
  const connectors = sandboxConnectors({ db, clocks, secrets, passwords, modules })
  const environment = readEnvironment({})
  const context: Context = { db, clocks, environment, secrets, jobs: createJobs(db), passwords, connectors, modules }
  const pool = Array.from({ length: codes }, () => randomBytes(8).toString('hex'))
  await importPool(db, context.secrets, { activity: claimed, item: 'meal' }, pool, wallClock())
  // stock for as many claims as there are codes, so that the pool runs out first
  await addToStock(db, claimed, '', codes)
  const versions = await db<{ activity: number; version: number }[]>`
    select activity, max(version) as version from page_versions group by activity`
  await db.end({ timeout: 5 })
  const terms = new Map(versions.map(({ activity, version }) => [activity, version]))

  const tally = { lost: 0, retried: 0, answered: 0, contradicted: 0 }
  const answers = { claims: new Set<string>(), conversions: new Set<string>(), soldOut: 0 }
  const kills = { servers: 0, database: 0 }
  /** processes that ran when the database was killed; the next turn checks whether they survived */
  let stood: { readonly server: (typeof servers)[number]; readonly pid: number | undefined }[] = []
  let fallen = 0
  const countFallen = () => {
    fallen += stood.filter(({ server, pid }) => server.pid() !== pid).length
    stood = []
  }
  const until = performance.now() + seconds * 1000
  // on a slow machine the run takes longer until it has seen each kind of kill
  const isOver = () => performance.now() > until && kills.database > 0 && kills.servers > 0
  const place = { context, url: database.url, urls: servers.map(({ url }) => url) }
  const setting = { place, tally, answers, terms }
  const calling = Promise.all(Array.from({ length: callers }, (_, nth) => callUntil(setting, nth, isOver)))

  for (let turn = 0; !isOver(); turn++) {
    await wait(every * 1000)
    countFallen()
    const [one, other] = turn % 4 < 2 ? servers : [...servers].reverse()
    if (turn % 2 === 1) {
      say(`kill of the database; ${tally.answered} answers so far`)
      for (const server of servers) if (await server.isReady()) stood.push({ server, pid: server.pid() })
      await database.kill()
      kills.database++
    } else if (await other?.isReady()) {
      // never both at once, because no server would answer during a start
      say(`kill -9 of a server; ${tally.answered} answers so far`)
      await one?.kill()
      kills.servers++
    }
  }
  const persons = (await calling).reduce((sum, each) => sum + each, 0)
  countFallen()
  for (const server of servers) await server.stop()

  const there = await untilDone(database.url, storedRecords)
  const { differences } = await untilDone(database.url, (db) => verify({ ...context, db }))
  await database.stop()
  const missing = [...answers.claims].filter((one) => !there.claims.has(one))
  const lostConversions = [...answers.conversions].filter((one) => !there.conversions.has(one))
  const faults = [
    ...differences.map(({ check, found }) => `${check}: ${found}`),
    ...(there.rewards === there.given && there.rewards === there.codes
      ? []
      : [`${there.rewards} granted, ${there.given} of the stock given out, ${there.codes} codes`]),
    ...(there.rewards === there.persons ? [] : [`${there.rewards} granted to ${there.persons} persons`]),
    ...(tally.contradicted === 0 ? [] : [`${tally.contradicted} keys answered twice differently`]),
    ...(fallen === 0 ? [] : [`${fallen} servers ended as the database was killed`]),
    ...missing.map((reference) => `claim ${reference} was confirmed and is missing`),
    ...lostConversions.map((reference) => `conversion ${reference} was confirmed and is missing`),
  ]
  const figures = {
    'server kills': kills.servers,
    'database kills': kills.database,
    persons,
    answers: tally.answered,
    'answers lost': tally.lost,
    'sent again': tally.retried,
    claims: answers.claims.size,
    conversions: answers.conversions.size,
    'sold out': answers.soldOut,
    granted: there.rewards,
    'given out of stock': there.given,
    differences: differences.length,
  }
  return { figures, faults }
}
