import { generateKeyPairSync } from 'node:crypto'
import { rmSync } from 'node:fs'
import { testFolder } from '@foyer/testing/memory'
import type { TestProject } from 'vitest/node'
import { wallClock } from '../clocks.ts'
import { readEnvironment } from '../config/environment.ts'
import { sandboxConnectors } from '../connectors/connect.ts'
import { connect } from '../database/connect.ts'
import { applicationRole, ensureDatabase, ownerRole } from '../database/embedded/roles.ts'
import { settleRole } from '../database/session-settings.ts'
import { createJobs } from '../jobs/jobs.ts'
import { modules } from '../modules/all.ts'
import { prepareDatabase } from '../preparation/prepare.ts'
import { seed } from '../seeds.ts'
import { type ClickHouseServer, clickhouseProgram, startClickHouse } from './clickhouse.ts'
import { testClock } from './clock.ts'
import { startTestCluster } from './cluster.ts'
import { startTestPooler } from './pgbouncer.ts'
import { quickPasswords } from './quick-passwords.ts'
import { secretsWith } from './secrets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the cluster for its superuser, without a database's name */
    clusterUrl: string
    /** the same address for the role that owns the template and its clones */
    ownerUrl: string
    /** the same address for the application's role, with its production rights */
    applicationUrl: string
    /** the folder of the cluster's Unix socket */
    socketFolder: string
    /** the same address through a pooler in transaction mode; empty if the run has none */
    poolerUrl: string
    /** the variables that name a ClickHouse server with nothing in it; null if it is not installed */
    clickhouse: ClickHouseServer['variables'] | null
    /** base64 PKCS#8; created for each run, since the repository contains no keys */
    deploymentKey: string
    /** where the first test that needs it makes the folder of `startedFolder` */
    startedFolder: string
  }
}

/** The migrated database that every test file clones. */
export const templateDatabase = 'foyer_template'

/** The same with the sandbox's seeds, as they are at the start of `testClock`. */
export const seededDatabase = 'foyer_seeded'

/** Runs once: hashing the passwords of the demo clients alone takes half a second. */
const plantSeeds = async (url: string, deploymentKey: string): Promise<void> => {
  const db = connect(url, { max: 4, name: 'foyer test setup' })
  const { clocks } = testClock()
  const environment = readEnvironment({ LOG_LEVEL: 'silent' })
  const secrets = secretsWith(deploymentKey)
  const connectors = sandboxConnectors({ db, clocks, secrets, passwords: quickPasswords, modules })
  await seed({ db, clocks, environment, secrets, jobs: createJobs(db), passwords: quickPasswords, connectors, modules })
  await db.end()
}

/**
 * Runs once for each run of the project `server`: creates one cluster, one migrated template and one seeded template.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const program = clickhouseProgram()
  // it starts meanwhile
  const starting = program === undefined ? undefined : startClickHouse(program)
  const cluster = await startTestCluster()
  const admin = connect(`${cluster.url}/postgres`, { max: 1, name: 'foyer test setup' })
  const password = new URL(cluster.url).password
  await ensureDatabase(admin, { database: templateDatabase, password, ownerPassword: password })
  const urlOf = (role: string) => cluster.url.replace('//postgres:', `//${role}:`)
  const [ownerUrl, applicationUrl] = [urlOf(ownerRole), urlOf(applicationRole)]

  const template = connect(`${applicationUrl}/${templateDatabase}`, { max: 2, name: 'foyer test setup' })
  await prepareDatabase({
    db: template,
    ownerUrl: `${ownerUrl}/${templateDatabase}`,
    wall: wallClock,
    accept: (role, excess) => {
      if (excess.length > 0) throw new Error(`${role} ${excess.join(', ')}`)
    },
  })
  await template.end()
  const first = connect(`${applicationUrl}/${templateDatabase}`, { max: 1, name: 'foyer test setup' })
  await settleRole(first)
  await first.end({ timeout: 1 })

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const deploymentKey = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  await admin`create database ${admin(seededDatabase)} template ${admin(templateDatabase)} owner ${admin(ownerRole)}`
  await admin.end()
  await plantSeeds(`${applicationUrl}/${seededDatabase}`, deploymentKey)

  const pooler = await startTestPooler(testFolder(), applicationUrl)
  project.provide('poolerUrl', pooler?.through(applicationUrl) ?? '')
  const clickhouse = await starting
  project.provide('clickhouse', clickhouse?.variables ?? null)
  project.provide('clusterUrl', cluster.url)
  project.provide('socketFolder', cluster.socketFolder)
  project.provide('ownerUrl', ownerUrl)
  project.provide('applicationUrl', applicationUrl)
  project.provide('deploymentKey', deploymentKey)
  const startedFolder = testFolder()
  project.provide('startedFolder', startedFolder)
  return async () => {
    rmSync(startedFolder, { recursive: true })
    await pooler?.stop()
    await clickhouse?.stop()
    await cluster.stop()
  }
}
