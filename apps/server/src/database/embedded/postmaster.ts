import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asAccount } from './account.ts'
import { clusterOf, type Installation } from './cluster.ts'
import { runProgram } from './run.ts'

/**
 * The contents of the file postmaster.pid of a running server. This process only reads it; PostgreSQL alone writes and
 * deletes it.
 */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly status: string
}

/** Undefined if there is no server, or if it has just started and the file is incomplete. */
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

/** A port that is free at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })

/** The file for output of the server before it opens its own log, or if it cannot write that log. */
export const logOf = ({ home }: Pick<Installation, 'home'>): string => join(home, 'server.log')

/** The folder of the server's own log: a file for each weekday, overwritten after a week. */
const logFolderOf = ({ home }: Pick<Installation, 'home'>): string => join(home, 'log')

/**
 * Bytes of `server.log` above which the next start begins a new file; the previous file is retained as `server.log.1`.
 */
const maxLogBytes = 1_000_000

const rotateLog = (installation: Pick<Installation, 'home'>): void => {
  const path = logOf(installation)
  if (existsSync(path) && statSync(path).size > maxLogBytes) renameSync(path, `${path}.1`)
}

/** The lines of all logs of the server, in chronological order. */
export const logLinesOf = (installation: Pick<Installation, 'home'>): string[] => {
  const folder = logFolderOf(installation)
  const own = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  return [logOf(installation), ...own]
    .filter((path) => existsSync(path))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .sort()
}

/** Fixed settings, passed on the command line so that folders of older versions get them too. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  // failed statements and the details of violated constraints would write personal data to the log
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  // seven files, one for each weekday: an unlimited log would fill the disk (REL-15)
  'logging_collector=on',
  'log_filename=server-%a.log',
  'log_truncate_on_rotation=on',
  'log_rotation_age=1d',
  'log_rotation_size=0',
]

/**
 * Starts the server in a session of its own, so that Ctrl-C in the terminal reaches only this process, which stops the
 * server after draining. Resolves to true once it accepts connections, and to false if it gave up: the port was in use,
 * another server uses the folder, or for the reason in its log. Recovery after a crash has no time limit; `signal` ends
 * the wait and the server.
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
    // in a restarted container a stale postmaster.pid often names our parent process; PostgreSQL detects only its own
    // parent
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

/** How long a server may take to stop, by shutdown mode. Milliseconds. */
const stopTimeout = { fast: 60_000, immediate: 10_000 } as const

const isGone = async (installation: Installation, pid: number, within: number): Promise<boolean> => {
  const until = performance.now() + within
  while (performance.now() < until) {
    if (readPostmaster(installation)?.pid !== pid || !isAlive(pid)) return true
    await sleep(5)
  }
  return false
}

/**
 * Stops the server with a fast shutdown: running statements are cancelled, and all committed data is retained. Resolves
 * when the process has ended. A server that cannot write its checkpoint, as with a damaged catalogue, is stopped
 * without one and recovers at its next start.
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
    // the server may have ended in the meantime
    if (readPostmaster(installation)?.pid === running.pid) throw error
  })
  if (!(await isGone(installation, running.pid, stopTimeout[mode]))) {
    if (mode === 'fast') return stopPostmaster(installation, 'immediate')
    process.kill(running.pid, 'SIGKILL')
  }
  // the file disappears first; if no process reaps orphans, the process remains as a zombie, which holds no resources
  for (let tries = 0; tries < 200 && isAlive(running.pid); tries++) await sleep(5)
}
