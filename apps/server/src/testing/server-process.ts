import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@foyer/testing/memory'
import type { Sql } from 'postgres'
import { onTestFinished, vi } from 'vitest'
import { connect } from '../database/connect.ts'
import { serverAccount } from '../database/embedded/account.ts'
import { packagedBinaries } from '../database/embedded/binaries.ts'
import { type Installation, passwordOf } from '../database/embedded/cluster.ts'
import { databaseHome } from '../database/embedded/home.ts'
import { readPostmaster, stopPostmaster } from '../database/embedded/postmaster.ts'
import { databaseVariables } from './database.ts'
import { noClients } from './no-clients.ts'

const main = join(import.meta.dirname, '../main.ts')
const cli = join(import.meta.dirname, '../cli/main.ts')
const databaseOnly = join(import.meta.dirname, 'database-process.ts')

/** Registers what clears up when the test, or the file, ends. */
export type OnEnd = (clearUp: () => Promise<void>) => void

/** The server as a separate process, as `npm start` runs it. */
export interface ServerProcess {
  readonly child: ChildProcess
  stdout(): string
  stderr(): string
  /** resolves with the port once the greeting is printed; rejects if the process ends before */
  ready(): Promise<number>
  /** resolves with the exit code; null if a signal ended the process */
  readonly ended: Promise<number | null>
  /** sends the signal, by default SIGTERM, and waits for the end */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** The addresses of the database, unless the variables state both. */
const pooled = ({ DATABASE_URL, DATABASE_DIRECT_URL }: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  DATABASE_URL === undefined || DATABASE_DIRECT_URL !== undefined ? {} : databaseVariables(DATABASE_URL)

/** Starts a program in a process group of its own. */
const start = (
  program: string,
  variables: NodeJS.ProcessEnv,
  onEnd: OnEnd,
  args: readonly string[] = [],
): ServerProcess => {
  const child = spawn(process.execPath, [program, ...args], {
    detached: true,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      ...noClients,
      ...variables,
      ...pooled(variables),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  onEnd(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  })
  const ready = async () => {
    const port = () => /ready at http:\/\/localhost:(\d+)/.exec(stdout)?.[1]
    await vi.waitFor(
      () => {
        if (port() === undefined && child.exitCode === null) throw new Error(`not ready yet: ${stdout} ${stderr}`)
      },
      { timeout: 60_000, interval: 20 },
    )
    if (port() === undefined) throw new Error(`the server ended: ${stdout} ${stderr}`)
    return Number(port())
  }
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { child, stdout: () => stdout, stderr: () => stderr, ready, ended, stop }
}

/**
 * Starts the complete server. It is killed at the end of the test, or of the file, if it still runs.
 *
 * @param program the server's program, for a test of another tree
 */
export const startServerProcess = (
  variables: NodeJS.ProcessEnv,
  onEnd: OnEnd = onTestFinished,
  program: string = main,
): ServerProcess => start(program, variables, onEnd)

/**
 * Starts `foyer` with these arguments.
 *
 * @param program the command line of another tree
 */
export const startFoyerProcess = (
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  { program = cli, onEnd = onTestFinished }: { program?: string | undefined; onEnd?: OnEnd } = {},
): ServerProcess => start(program, variables, onEnd, args)

/**
 * Starts the part of the server around its embedded database, with the supervisor, signals, messages and exit codes of
 * the complete server. It takes a fifth of the complete server's processor time and listens on no port.
 */
export const startDatabaseProcess = (variables: NodeJS.ProcessEnv): ServerProcess =>
  start(databaseOnly, variables, onTestFinished)

/** The embedded database of a data folder, as the supervisor would find it. */
export const installationOf = (dataDir: string): Installation => {
  const account = serverAccount()
  return { dataDir, home: databaseHome(dataDir, account), binaries: packagedBinaries(account, dataDir), account }
}

/** An empty data folder. Its database is stopped and everything is removed when the test, or the file, ends. */
export const dataFolder = (mode = 0o755, onEnd: OnEnd = onTestFinished): string => {
  const parent = testFolder()
  chmodSync(parent, mode)
  const dataDir = join(parent, 'data')
  onEnd(async () => {
    const installation = installationOf(dataDir)
    await stopPostmaster(installation, 'immediate')
    for (const path of [installation.home, parent]) rmSync(path, { recursive: true, force: true })
  })
  return dataDir
}

/** The application's connection to the embedded database that runs on a data folder; ends with the test. */
export const databaseIn = (dataDir: string): Sql => {
  const installation = installationOf(dataDir)
  const port = readPostmaster(installation)?.port
  const db = connect(`postgres://foyer:${passwordOf(installation)}@127.0.0.1:${port}/foyer`, { max: 1, name: 'test' })
  onTestFinished(() => db.end({ timeout: 1 }))
  return db
}
