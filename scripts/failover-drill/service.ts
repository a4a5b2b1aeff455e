import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import type { Line } from '../production-demo/program.ts'

/** A program that runs until the drill stops or kills it. */
export interface Service {
  readonly name: string
  /** id of the process; undefined while it does not run */
  pid(): number | undefined
  /** Starts it, unless it runs. */
  start(): void
  /** kill -9 */
  kill(): Promise<void>
  /** SIGTERM, and kill -9 after a minute. */
  stop(): Promise<void>
}

interface Wanted {
  readonly name: string
  readonly line: Line
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  /** the file that receives its output */
  readonly log: string
}

const longestStop = 60_000

/** A program as a supervisor runs it. It does not run yet. */
export const serviceOf = ({ name, line, env = {}, cwd = '/', log }: Wanted): Service => {
  let child: ChildProcess | undefined
  const running = (): ChildProcess | undefined =>
    child && child.exitCode === null && child.signalCode === null ? child : undefined
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const one = running()
    if (!one) return
    const ended = once(one, 'exit')
    one.kill(signal)
    const late = setTimeout(() => one.kill('SIGKILL'), longestStop)
    await ended
    clearTimeout(late)
  }
  return {
    name,
    pid: () => running()?.pid,
    start: () => {
      if (running()) return
      const output = openSync(log, 'a')
      const [command, ...args] = line
      child = spawn(command, args, { cwd, env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', output, output] })
      closeSync(output)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
