import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { StartError } from '../../config/start-error.ts'
import { type Claim, claimServer } from './claim.ts'
import type { Installation } from './cluster.ts'
import { freePort, isAlive, logOf, readPostmaster, startPostmaster } from './postmaster.ts'

export interface Attachment {
  /** holds the app's lock; the superuser's */
  readonly session: Sql
  readonly port: number
  /** the server was already running, left by an app that was killed */
  readonly adopted: boolean
}

/** Milliseconds without progress; a server that says it is starting, stopping or recovering makes progress. */
const patience = 5000
/** A killed app's session ends a moment after it; a living one's does not. */
const patienceWithLiving = 250

const claimRunning = async (installation: Installation, onLost: () => void): Promise<Claim> => {
  const running = readPostmaster(installation)
  return running && isAlive(running.pid)
    ? claimServer(installation, running.port, onLost)
    : { outcome: 'absent', cause: undefined }
}

const lastWords = (installation: Installation): string =>
  readFileSync(logOf(installation), 'utf8')
    .split('\n')
    .findLast((line) => /FATAL|PANIC/.test(line)) ?? `see ${logOf(installation)}`

/**
 * Gets hold of the cluster's server: adopts the one that runs, else starts one. Whether a folder is free is decided by
 * PostgreSQL alone (its own interlock on postmaster.pid), who may use it by the lock, so two apps that start at once
 * end with one server, one holder and one refusal.
 *
 * @param onLost called when the attachment ends without `signal`
 * @param port the port to start on; any free one if not given
 * @throws StartError when another app holds the cluster, or the server does not start
 */
export const attach = async (
  installation: Installation,
  onLost: () => void,
  signal: AbortSignal,
  port?: number,
): Promise<Attachment> => {
  let adopted = true
  let progress = performance.now()
  for (;;) {
    signal.throwIfAborted()
    const claim = await claimRunning(installation, onLost)
    const waited = performance.now() - progress
    if (claim.outcome === 'held') return { session: claim.session, port: claim.port, adopted }
    if (claim.outcome === 'busy') progress = performance.now()
    if (claim.outcome === 'taken' && waited > (isAlive(claim.holder) ? patienceWithLiving : patience))
      throw new StartError(
        `Foyer already runs on the data folder ${installation.dataDir} (process ${claim.holder}): stop it first, or set another DATA_DIR.`,
      )
    if (claim.outcome === 'absent') {
      if (await startPostmaster(installation, port ?? (await freePort()), [], signal)) {
        adopted = false
        progress = performance.now()
        continue
      }
      if (waited > patience)
        throw new StartError(`The database in ${installation.home} does not start: ${lastWords(installation)}`, {
          cause: claim.cause,
        })
    }
    await sleep(50)
  }
}
