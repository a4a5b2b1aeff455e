import { pino } from 'pino'
import { clocksNow, wallClock } from '../clocks.ts'
import type { Environment } from '../config/environment.ts'
import { readIdentifierKey } from '../config/identifier-key.ts'
import { absentKeys, differingKeys } from '../config/known-keys.ts'
import { acceptRights } from '../config/one-role.ts'
import { type ConfiguredSecrets, parseSecrets } from '../config/secrets.ts'
import { StartError } from '../config/start-error.ts'
import { connect } from '../database/connect.ts'
import { openDatabase } from '../database/open.ts'
import type { Module } from '../module.ts'
import { type Verification, verify } from '../modules/verification/public.ts'
import { installJobs } from '../preparation/install-jobs.ts'
import { prepareDatabase } from '../preparation/prepare.ts'
import type { Header, OpenBackup } from './format.ts'
import { type Loaded, load } from './load.ts'

/**
 * The secrets that belong to a backup: the sandbox's own, which it contains, or those of production in the environment.
 *
 * @throws StartError that names every key that is missing, or is another one than that of the rows
 */
export const secretsFor = ({ secrets, keys, mode }: Header, variables: NodeJS.ProcessEnv): ConfiguredSecrets => {
  const configured = parseSecrets(mode === 'sandbox' ? (secrets ?? {}) : variables)
  const records = keys
    .filter(({ retired }) => !retired)
    .map(({ name, fingerprint }) => ({ name, fingerprint: Buffer.from(fingerprint, 'hex') }))
  const others = differingKeys(records, configured)
  if (others.length > 0)
    throw new StartError(
      `The backup was written with other keys: ${others.join(', ')}. Set the keys of its time; nothing was restored.`,
    )
  const absent = absentKeys(records, configured)
  if (absent.length > 0)
    throw new StartError(
      `The backup needs keys that are missing: ${absent.join(', ')}. Set the keys of its time; nothing was restored.`,
    )
  return configured
}

/** What a restore did and found. */
export interface Restored extends Loaded {
  readonly verification: Verification
}

const noRows = ({ header }: OpenBackup, { FOYER_MODE }: Pick<Environment, 'FOYER_MODE'>): void => {
  if (header.mode !== FOYER_MODE)
    throw new StartError(
      `The backup is of the ${header.mode} mode: set FOYER_MODE=${header.mode}, or use another backup.`,
    )
}

/**
 * Loads a backup into the empty database that an environment names, brings it to this release and verifies its records.
 *
 * @param environment of the mode of the backup; its DATA_DIR has no database yet, unless DATABASE_URL names one
 * @throws StartError if the keys or the database do not fit, or the backup is damaged; the database then remains empty
 */
export const restoreInto = async (
  environment: Environment,
  variables: NodeJS.ProcessEnv,
  backup: OpenBackup,
  modules: readonly Module[],
): Promise<Restored> => {
  noRows(backup, environment)
  const configured = secretsFor(backup.header, variables)
  const log = pino({ level: 'warn' }, { write: () => undefined })
  const { signal } = new AbortController()
  const fail = (error: unknown): never => {
    throw error
  }
  const { db, ownerUrl, close } = await openDatabase(environment, log, signal, fail)
  try {
    const owning = ownerUrl ?? environment.DATABASE_URL ?? ''
    const owner = connect(owning, { max: 3, name: 'foyer restore' })
    await installJobs(owner).finally(() => owner.end({ timeout: 5 }))
    const loaded = await load(owning, backup, wallClock)
    await prepareDatabase({ db, ownerUrl, wall: wallClock, accept: acceptRights(environment, log) })
    const secrets = await readIdentifierKey(db, configured)
    const clocks = await clocksNow(db, environment.FOYER_MODE)
    return { ...loaded, verification: await verify({ db, secrets, clocks, environment, modules }) }
  } finally {
    await close()
  }
}
