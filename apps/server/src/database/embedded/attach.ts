import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { StartError } from '../../config/start-error.ts'
import { type Claim, claimServer } from './claim.ts'
import type { Installation } from './cluster.ts'
import { freePort, isAlive, logLinesOf, logOf, readPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts'

export interface Attachment {
  /** the superuser's connection that holds the app's lock */
  readonly session: Sql
  readonly port: number
  /** true if the server was already running because its app was killed */
  readonly adopted: boolean
}

/**
 * Milliseconds without progress before giving up. A server that reports starting, stopping or recovery makes progress.
 */
const progressTimeout = 5000
/** Minimum of failed attempts before giving up, so that a server that fails occasionally gets another attempt. */
const minFailures = 5
/** Milliseconds between two attempts; after failed attempts, up to eight times as long. */
const pause = 50
/** The session of a killed app ends within this time; the session of a running app does not. Milliseconds. */
const livingAppTimeout = 250

const claimRunning = async (installation: Installation, onLost: () => void): Promise<Claim> => {
  const running = readPostmaster(installation)
  return running && isAlive(running.pid)
    ? claimServer(installation, running.port, onLost)
    : { outcome: 'absent', cause: undefined }
}

/**
 * Messages of a running or starting server to early connections and to a second server. They are not the cause of a
 * failure.
 */
const isTransient = /lock file "postmaster\.pid"|is starting up|is shutting down|in recovery mode|not yet accepting/

/** The line of the server's logs that explains why it does not serve. */
const failureLine = (installation: Installation): string => {
  const lines = logLinesOf(installation).filter((line) => !isTransient.test(line))
  const found = [/ PANIC: /, / FATAL: /, /was terminated by signal/].map((words) =>
    lines.findLast((line) => words.test(line)),
  )
  return found.find((line) => line !== undefined) ?? `see ${logOf(installation)}`
}

/**
 * Attaches to the cluster's server: adopts the running one or starts one. PostgreSQL alone decides whether a folder is
 * free (its interlock on postmaster.pid), and the lock decides which app may use it. So two apps that start at the same
 * time end with one server, one owner and one refusal.
 *
 * @param onLost called when the attachment ends without `signal`
 * @param port the port to start on; any free port if omitted
 * @throws StartError if another app uses the cluster, or the server does not start
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
    if (claim.outcome === 'acquired') return { session: claim.session, port: claim.port, adopted }
    if (claim.outcome === 'busy') progress = performance.now()
    if (claim.outcome === 'in use' && waited > (isAlive(claim.holder) ? livingAppTimeout : progressTimeout))
      throw new StartError(
        `Foyer already runs on the data folder ${installation.dataDir} (process ${claim.holder}): stop it first, or set another DATA_DIR.`,
      )
    if (claim.outcome === 'absent') {
      if (await startPostmaster(installation, port ?? (await freePort()), [], signal)) {
        adopted = false
        progress = performance.now()
      } else {
        // a server with a damaged catalogue runs, fails every connection and recovers in between, which is not progress
        if (failures++ === 0) failing = performance.now()
        if (failures >= minFailures && performance.now() - failing > progressTimeout) {
          const why = failureLine(installation)
          if (!adopted) await stopPostmaster(installation, 'immediate')
          throw new StartError(`The database in ${installation.home} does not start: ${why}`, { cause: claim.cause })
        }
      }
    }
    await sleep(pause * 2 ** Math.min(failures, 3))
  }
}
