import { generateKeyPairSync } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { wallClock } from '../clocks.ts'
import { readEnvironment } from '../config/environment.ts'
import { connect } from '../database/connect.ts'
import { ensureDatabase } from '../database/embedded/roles.ts'
import { migrate } from '../database/migrate.ts'
import { installJobs } from '../jobs/install.ts'
import { createJobs } from '../jobs/jobs.ts'
import { seed } from '../seeds.ts'
import { testClock } from './clock.ts'
import { startTestCluster } from './cluster.ts'
import { quickPasswords } from './quick-passwords.ts'
import { secretsWith } from './secrets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** the cluster as its superuser, without a database's name */
    clusterUrl: string
    /** the same as the application's role, which owns the template and its clones */
    applicationUrl: string
    /** base64 PKCS#8; made per run, since the repository holds no keys */
    deploymentKey: string
  }
}

/** The migrated database that every test file clones. */
export const templateDatabase = 'foyer_template'

/** The same with the sandbox's seeds, as they are at the start of `testClock`. */
export const seededDatabase = 'foyer_seeded'

/** Planted once: hashing the passwords of the demo clients alone takes half a second. */
const plantSeeds = async (url: string, deploymentKey: string): Promise<void> => {
  const db = connect(url, { max: 4, name: 'foyer test setup' })
  const { clocks } = testClock()
  const environment = readEnvironment({ LOG_LEVEL: 'silent' })
  await seed({
    db,
    clocks,
    environment,
    secrets: secretsWith(deploymentKey),
    jobs: createJobs(db),
    passwords: quickPasswords,
  })
  await db.end()
}

/** Once per run of the project `server`: one cluster, one migrated template, one seeded one. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const cluster = await startTestCluster()
  const admin = connect(`${cluster.url}/postgres`, { max: 1, name: 'foyer test setup' })
  const password = new URL(cluster.url).password
  await ensureDatabase(admin, { database: templateDatabase, password })
  await admin`alter role foyer createdb`
  await admin.end()

  const applicationUrl = cluster.url.replace('//postgres:', '//foyer:')
  // one connection holds the lock of the installation
  const template = connect(`${applicationUrl}/${templateDatabase}`, { max: 2, name: 'foyer test setup' })
  await migrate(template, wallClock)
  await installJobs(template)
  await template.end()

  const owner = connect(`${applicationUrl}/postgres`, { max: 1, name: 'foyer test setup' })

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const deploymentKey = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  await owner`create database ${owner(seededDatabase)} template ${owner(templateDatabase)}`
  await owner.end()
  await plantSeeds(`${applicationUrl}/${seededDatabase}`, deploymentKey)

  project.provide('clusterUrl', cluster.url)
  project.provide('applicationUrl', applicationUrl)
  project.provide('deploymentKey', deploymentKey)
  return cluster.stop
}
