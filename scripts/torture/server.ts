import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../process.ts'

/** A server as a process of its own, started again whenever it ends. */
export interface Server {
  readonly url: string
  /** of the process there is now */
  pid(): number | undefined
  isReady(): Promise<boolean>
  /** kill -9; a new process comes in its place, which takes its time */
  kill(): Promise<void>
  stop(): Promise<void>
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

const run = (port: number, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env, PORT: String(port) },
    stdio: 'ignore',
  })

/** On one port through all its lives. A start while the database is away ends by itself, and is tried again. */
export const startServer = async (port: number, env: NodeJS.ProcessEnv): Promise<Server> => {
  const url = `http://127.0.0.1:${port}`
  let child = run(port, env)
  let stopping = false
  const watch = (): void => {
    child.once('exit', async () => {
      await wait(100)
      if (stopping) return
      child = run(port, env)
      watch()
    })
  }
  watch()
  while (!(await isReady(url))) await wait(50)
  return {
    url,
    pid: () => child.pid,
    isReady: () => isReady(url),
    kill: async () => {
      const ended = once(child, 'exit')
      if (child.kill('SIGKILL')) await ended
    },
    stop: async () => {
      stopping = true
      const ended = once(child, 'exit')
      if (child.kill('SIGTERM')) await ended
    },
  }
}
