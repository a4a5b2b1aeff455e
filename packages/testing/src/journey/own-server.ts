import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testFolder } from '../node/memory.ts'
import { copyPrepared } from './prepared-folder.ts'

/** How long a server may take to start, in milliseconds. Shorter than a test, so that a failure here names its cause. */
const longestStart = 270_000

const programs = join(import.meta.dirname, '../../../../apps/server/src')

/** The program of a journey's server. With FOYER_TEST_POOLER=transaction the server is behind PgBouncer. */
export const serverProgram = join(programs, process.env.FOYER_TEST_POOLER ? 'testing/pooled-server.ts' : 'main.ts')

/** The program of a server that runs no jobs, for documents that no job changes. */
export const documentsProgram = join(programs, 'testing/documents-server.ts')

const answers = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  )

/**
 * The address of the running database in a server's data folder, which further servers may share.
 *
 * @param role the application's, or the one that owns the tables
 */
export const databaseUnder = (dataDir: string, role: 'foyer' | 'foyer_owner' = 'foyer'): string => {
  const home = join(dataDir, 'database')
  const port = readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(join(home, role === 'foyer' ? 'password' : 'password.owner'), 'utf8')
  return `postgres://${role}:${password}@127.0.0.1:${port}/foyer`
}

/**
 * Starts a server of the test's own, for acts that would disturb other tests, such as stopping it or using up its
 * budget.
 *
 * @param program the server's program
 */
export const startServer = async (
  port: number,
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
  program: string = serverProgram,
): Promise<ChildProcess> => {
  if (await answers(port)) throw new Error(`port ${port} is in use by another server`)
  const server = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'loopback',
      ...variables,
    },
  })
  const deadline = performance.now() + longestStart
  while (performance.now() < deadline && server.exitCode === null) {
    if (await answers(port)) return server
    await wait(100)
  }
  // nothing of it may disturb the next attempt
  await stopServer(server)
  throw new Error('the server did not become ready')
}

export const stopServer = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** A server with a database of its own, for journeys that move the business clock, stop the server or count its events. */
export interface OwnServer {
  /** its data folder */
  readonly folder: string
  restart(): Promise<void>
  /** stops it and removes its data */
  close(): Promise<void>
}

/** Starts a server with a database of its own. */
export const openOwnServer = async (
  port: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnServer> => {
  const folder = testFolder()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const start = () => startServer(port, folder, variables)
  copyPrepared(folder)
  let server = await start().catch((error) => {
    remove()
    throw error
  })
  return {
    folder,
    restart: async () => {
      await stopServer(server)
      server = await start()
    },
    close: async () => {
      await stopServer(server)
      remove()
    },
  }
}
