import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { StartError } from '../../config/start-error.ts'
import { type Claim, claimServer } from './claim.ts'
import type { Installation } from './cluster.ts'
import { freePort, isAlive, logLinesOf, logOf, readPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts'

export interface Attachment {
  /** holds the app's lock; the superuser's */
  readonly session: Sql
  readonly port: number
  /** the server was already running, left by an app that was killed */
  readonly adopted: boolean
}

/** Milliseconds without progress; a server that says it is starting, stopping or recovering makes progress. */
const patience = 5000
/** Failed attempts, below which a server that fails now and then is given another one. */
const fewest = 5
/** A killed app's session ends a moment after it; a living one's does not. */
const patienceWithLiving = 250

const claimRunning = async (installation: Installation, onLost: () => void): Promise<Claim> => {
  const running = readPostmaster(installation)
  return running && isAlive(running.pid)
    ? claimServer(installation, running.port, onLost)
    : { outcome: 'absent', cause: undefined }
}

/** What a server that is alive or starting says to whoever comes too early, and to a second server. */
const saysNothing = /lock file "postmaster\.pid"|is starting up|is shutting down|in recovery mode|not yet accepting/

/** The line of the server's logs that says why it does not serve. */
const lastWords = (installation: Installation): string => {
  const lines = logLinesOf(installation).filter((line) => !saysNothing.test(line))
  const found = [/ PANIC: /, / FATAL: /, /was terminated by signal/].map((words) =>
    lines.findLast((line) => words.test(line)),
  )
  return found.find((line) => line !== undefined) ?? `see ${logOf(installation)}`
}

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
  let failures = 0
  let failing = 0
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
      } else {
        // a server with a damaged catalogue lives, fails whoever connects, and recovers in between: that is no progress
        if (failures++ === 0) failing = performance.now()
        if (failures >= fewest && performance.now() - failing > patience) {
          const why = lastWords(installation)
          if (!adopted) await stopPostmaster(installation, 'immediate')
          throw new StartError(`The database in ${installation.home} does not start: ${why}`, { cause: claim.cause })
        }
      }
    }
    await sleep(50)
  }
}
