import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../process.ts'

/** A server in a process of its own, restarted whenever it ends. */
export interface Server {
  readonly url: string
  /** id of the current process */
  pid(): number | undefined
  isReady(): Promise<boolean>
  /** kill -9; a new process replaces it after its start-up time */
  kill(): Promise<void>
  stop(): Promise<void>
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

const run = (port: number, env: NodeJS.ProcessEnv): ChildProcess => {
  // without compiled modules every restart compiles all of them
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'silent', ...env, PORT: String(port) },
    stdio: 'ignore',
  })
}

/** Runs on one port through all restarts. A start without a database ends with an error and is repeated. */
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
