import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asAccount } from './account.ts'
import { clusterOf, type Installation } from './cluster.ts'
import { runProgram } from './run.ts'

/** What a running server writes into its folder. Ours to read; writing and deleting it is PostgreSQL's alone. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly status: string
}

/** Undefined when there is no server, or one so young that the file is not complete. */
export const readPostmaster = (installation: Pick<Installation, 'home'>): Postmaster | undefined => {
  let text: string
  try {
    text = readFileSync(join(clusterOf(installation), 'postmaster.pid'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const lines = text.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port, status: (lines[7] ?? '').trim() } : undefined
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A port nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })

/** What the server writes before it has a log of its own, and what of one is left when it cannot write that. */
export const logOf = ({ home }: Pick<Installation, 'home'>): string => join(home, 'server.log')

/** The server's own log: a file a weekday, each begun anew after a week. */
const logFolderOf = ({ home }: Pick<Installation, 'home'>): string => join(home, 'log')

/** Bytes of `server.log` beyond which the next start begins it anew; the one before is kept as `server.log.1`. */
const mostOfLog = 1_000_000

const rotateLog = (installation: Pick<Installation, 'home'>): void => {
  const path = logOf(installation)
  if (existsSync(path) && statSync(path).size > mostOfLog) renameSync(path, `${path}.1`)
}

/** Lines of every log of the server, in the order of time. */
export const logLinesOf = (installation: Pick<Installation, 'home'>): string[] => {
  const folder = logFolderOf(installation)
  const own = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  return [logOf(installation), ...own]
    .filter((path) => existsSync(path))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .sort()
}

/** Fixed settings; on the command line so that folders made by older versions get them too. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  // failed statements and the details of violated constraints would put personal data into the log
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  // seven files, one a weekday: without an end, the log would fill the disk (REL-15)
  'logging_collector=on',
  'log_filename=server-%a.log',
  'log_truncate_on_rotation=on',
  'log_rotation_age=1d',
  'log_rotation_size=0',
]

/**
 * Starts the server in a session of its own, so that the terminal's Ctrl-C reaches only us and we stop it after draining.
 * Resolves true when it takes connections and false when it gave up: the port was taken, another server holds the
 * folder, or the reason in its log. Recovery after a crash takes what it takes; `signal` ends the wait and the server.
 */
export const startPostmaster = async (
  installation: Installation,
  port: number,
  extra: readonly string[] = [],
  signal?: AbortSignal,
): Promise<boolean> => {
  const { home, binaries, account } = installation
  rotateLog(installation)
  const log = openSync(logOf(installation), 'a', 0o600)
  const options = [...settings, `log_directory=${logFolderOf(installation)}`, `port=${port}`, ...extra].flatMap(
    (setting) => ['-c', setting],
  )
  const as = asAccount(account, home)
  const child = spawn(binaries.postgres, ['-D', clusterOf(installation), ...options], {
    ...as,
    // in a restarted container a stale postmaster.pid often names our parent; PostgreSQL knows its own by itself
    env: { ...as.env, PG_GRANDPARENT_PID: String(process.ppid) },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  child.unref()
  for (;;) {
    if (failure) throw failure
    if (child.exitCode !== null || child.signalCode !== null) {
      signal?.throwIfAborted()
      return false
    }
    const running = readPostmaster(installation)
    if (running?.pid === child.pid && running?.status === 'ready') return true
    if (signal?.aborted) child.kill('SIGINT')
    await sleep(5)
  }
}

/** How long a server may take to stop, by the way it is told to. Milliseconds. */
const patience = { fast: 60_000, immediate: 10_000 } as const

const isGone = async (installation: Installation, pid: number, within: number): Promise<boolean> => {
  const until = performance.now() + within
  while (performance.now() < until) {
    if (readPostmaster(installation)?.pid !== pid || !isAlive(pid)) return true
    await sleep(5)
  }
  return false
}

/**
 * Fast shutdown: running statements are cancelled, everything committed is kept. Resolves when the process is gone. A server
 * that cannot write its checkpoint, as with a damaged catalogue, is stopped without one, and recovers at its next start.
 */
export const stopPostmaster = async (
  installation: Installation,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> => {
  const { home, binaries, account } = installation
  const running = readPostmaster(installation)
  if (!running || !isAlive(running.pid)) return
  const stop = ['stop', '--pgdata', clusterOf(installation), '--mode', mode, '--no-wait']
  await runProgram(binaries.pgCtl, stop, account, home).catch((error) => {
    // it may have ended by itself in the meantime
    if (readPostmaster(installation)?.pid === running.pid) throw error
  })
  if (!(await isGone(installation, running.pid, patience[mode]))) {
    if (mode === 'fast') return stopPostmaster(installation, 'immediate')
    process.kill(running.pid, 'SIGKILL')
  }
  // the file goes first; where nobody reaps orphans the process stays as a zombie, which holds nothing
  for (let tries = 0; tries < 200 && isAlive(running.pid); tries++) await sleep(5)
}
