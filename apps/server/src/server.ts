import { brand } from '@foyer/api/brand'
import { brandFaults } from '@foyer/api/brand/brand-file'
import { brand as institutionBrand } from '@foyer/api/institution-brand'
import type { BaseLogger } from 'pino'
import { buildApp } from './app.ts'
import { createClocks, wallClock } from './clocks.ts'
import type { Environment } from './config/environment.ts'
import { withIdentifierKey } from './config/identifier-key.ts'
import { checkKnownKeys } from './config/known-keys.ts'
import { acceptRights } from './config/one-role.ts'
import { requireOwnBrand } from './config/own-brand.ts'
import { requireProductionSettings } from './config/production.ts'
import { sandboxSecrets } from './config/sandbox-secrets.ts'
import { parseSecrets } from './config/secrets.ts'
import { StartError } from './config/start-error.ts'
import { createConnectors } from './connectors/connect.ts'
import { createPasswords } from './crypto/password.ts'
import { withDamage } from './database/damage.ts'
import { logFailures } from './database/log-failures.ts'
import { type OpenDatabase, openDatabase } from './database/open.ts'
import { excessOf } from './database/rights.ts'
import { listener } from './http/listen.ts'
import { createJobs } from './jobs/jobs.ts'
import { startWork } from './jobs/work.ts'
import { jobsOf } from './module.ts'
import { modules } from './modules/all.ts'
import { beatWhileListening } from './modules/firm-systems/public.ts'
import { retireRemovedKeys } from './modules/rotation/public.ts'
import { untilPrepared } from './preparation/pending.ts'
import { prepareDatabase } from './preparation/prepare.ts'
import { seed } from './seeds.ts'
import type { RunStep } from './steps.ts'
import { buildWorkerApp } from './worker-app.ts'

/** What a start receives from the process in which it runs. */
export interface Start {
  readonly environment: Environment
  readonly variables: NodeJS.ProcessEnv
  readonly log: BaseLogger
  /** aborted when the server is to stop: the start ends at the next step */
  readonly signal: AbortSignal
  readonly onLost: (error: unknown) => void
  readonly step: RunStep
  /** Registers the function that undoes a step, as soon as the step is done. They run in reverse order. */
  readonly defer: (close: () => Promise<void>) => void
}

/** What one process does. Health and figures are always served. */
export interface Tasks {
  /** prepares the database; otherwise the process waits until another one has prepared it */
  readonly migrates: boolean
  /** serves the clients and every call */
  readonly serves: boolean
  /** runs the jobs */
  readonly works: boolean
}

/** Prepares the database, or waits for the process that does. */
const prepared = async ({ environment, log, signal }: Start, { db, ownerUrl }: OpenDatabase, migrates: boolean) => {
  const accept = acceptRights(environment, log)
  if (!migrates) {
    await untilPrepared(db, { jobs: jobsOf(modules), log, signal })
    const [{ role }] = await db<[{ role: string }]>`select current_user as role`
    return accept(role, await excessOf(db))
  }
  const applied = await prepareDatabase({ db, ownerUrl, wall: wallClock, accept })
  if (applied.length > 0) log.info({ applied }, 'migrations and functions applied')
}

/** Starts a process with some tasks, from the database to listening. @returns the port it listens on */
export const startWith = async (start: Start, { migrates, serves, works }: Tasks): Promise<number> => {
  const { environment, variables, log, signal, onLost, step, defer } = start
  const faults = brandFaults(brand, institutionBrand)
  if (faults.length > 0) throw new StartError(faults.join(' '))
  const sandbox = environment.FOYER_MODE === 'sandbox'
  if (!sandbox) {
    requireProductionSettings(variables)
    requireOwnBrand(environment)
  }
  const production = sandbox ? undefined : parseSecrets(variables)

  const opened = await step('Starting the database', () => openDatabase(environment, log, signal, onLost))
  const { db } = opened
  defer(opened.close)
  const configured = production ?? parseSecrets(sandboxSecrets(environment.DATA_DIR))
  const secrets = await step('Preparing its tables', async () => {
    try {
      await prepared(start, opened, migrates)
      await checkKnownKeys(db, configured, wallClock())
      await retireRemovedKeys(db, configured, modules, wallClock())
      signal.throwIfAborted()
      return await withIdentifierKey(db, configured, wallClock())
    } catch (error) {
      throw withDamage(error)
    }
  })
  const clocks = await createClocks(db, environment.FOYER_MODE, log)
  const jobs = createJobs(db, logFailures(log, 'a job queue failed'))
  await jobs.start()
  const passwords = createPasswords()
  const connectors = createConnectors({ db, clocks, environment, secrets, passwords, modules }, log)
  const context = { db, clocks, environment, secrets, jobs, passwords, connectors, modules }
  if (sandbox) await step('Adding the sample data', () => seed(context))
  signal.throwIfAborted()

  return step('Starting the server', async () => {
    const app = await (serves ? buildApp(context) : buildWorkerApp(context))
    beatWhileListening(app, context, { serves, works })
    const { listen, drain } = listener(app, environment)
    // undone in reverse: readiness ends first, and jobs run until the last call is answered
    if (works) defer(await startWork(context, log))
    defer(drain)
    signal.throwIfAborted()
    return listen()
  })
}

/** Starts a server that does everything in one process. @returns the port it listens on */
export const startServer = (start: Start): Promise<number> =>
  startWith(start, { migrates: true, serves: true, works: true })
