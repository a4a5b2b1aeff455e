import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../process.ts'

/** A process of Foyer, which is started again whenever it ends. */
export interface Server {
  readonly name: string
  /** the port on which it listens after every start */
  readonly port: number
  /** why it is not ready; undefined if it is */
  obstacle(): Promise<string | undefined>
  /** Ends it at once. A new process replaces it after its time to start. */
  kill(): Promise<void>
  /** Stops the process. @returns what continues it */
  pause(): () => void
  /** Sets how far the clock of this process is ahead of the machine's, in milliseconds. */
  jump(ms: number): void
  /** exit codes, or signals of others, by which processes ended that were ready */
  readonly crashes: readonly (number | NodeJS.Signals)[]
  stop(): Promise<void>
}

interface Wanted {
  readonly name: string
  readonly command: 'serve' | 'work'
  readonly port: number
  readonly variables: NodeJS.ProcessEnv
  /** the file of everything that it prints */
  readonly log: string
}

const program = join(root, 'apps/server/src/cli/main.ts')
const clock = join(import.meta.dirname, 'jumping-clock.ts')

/** Runs `foyer serve` or `foyer work` and waits until it is ready. */
export const startServer = async ({ name, command, port, variables, log }: Wanted): Promise<Server> => {
  const output = createWriteStream(log, { flags: 'a' })
  // without compiled modules every start compiles all of them
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const crashes: (number | NodeJS.Signals)[] = []
  let isKilling = false
  let isStopping = false
  const run = (): ChildProcess => {
    const child = spawn(process.execPath, ['--import', clock, program, command], {
      env: { PATH, NODE_COMPILE_CACHE, ...variables, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let wasReady = false
    child.stdout?.on('data', (text) => {
      // the greeting
      wasReady ||= String(text).includes(`http://localhost:${port}`)
    })
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(output, { end: false })
    child.once('exit', async (code, signal) => {
      if (isStopping) return
      // a start without a database ends with an error, and is repeated
      if (wasReady && !isKilling) crashes.push(code ?? signal ?? 0)
      isKilling = false
      await wait(200)
      if (!isStopping) current = run()
    })
    return child
  }
  let current = run()
  // also if this process ends by an error
  process.once('exit', () => current.kill('SIGKILL'))
  const obstacle = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
      async (reply) => (reply.status === 200 ? undefined : `it answers ${reply.status} ${await reply.text()}`),
      (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.message,
    )
  while ((await obstacle()) !== undefined) await wait(50)
  return {
    name,
    port,
    crashes,
    obstacle,
    kill: async () => {
      const ended = once(current, 'exit')
      isKilling = current.kill('SIGKILL')
      if (isKilling) await ended
    },
    pause: () => {
      const paused = current
      paused.kill('SIGSTOP')
      return () => void paused.kill('SIGCONT')
    },
    jump: (ms) => {
      if (current.connected) current.send({ clockAhead: ms }, () => undefined)
    },
    stop: async () => {
      isStopping = true
      if (current.exitCode !== null || current.signalCode !== null) return
      const ended = once(current, 'exit')
      if (current.kill('SIGTERM')) await ended
    },
  }
}
