import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A command with its arguments. */
export type Line = readonly [command: string, ...args: string[]]

/** A program that runs beside the demo. */
export interface Program {
  /** what it has printed so far */
  output(): string
  /** Sends SIGTERM and waits for the end. @throws Error if the program does not end with 0 */
  stop(): Promise<void>
}

interface Start {
  readonly args?: readonly string[]
  readonly cwd?: string
  /** all variables that the program gets */
  readonly env?: NodeJS.ProcessEnv
  /** whether the program answers; called until it does */
  readonly isReady: (output: string) => boolean | Promise<boolean>
}

/** Milliseconds that a program may take to start; a first start on a busy machine compiles everything. */
const mostStart = 60_000
const lastOf = (output: string): string => output.slice(-3_000)

/**
 * Starts a program and waits until it is ready.
 *
 * @throws Error with the end of its output if it ends before, or is not ready in time
 */
export const startProgram = async (
  name: string,
  command: string,
  { args = [], cwd, env = {}, isReady }: Start,
): Promise<Program> => {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = once(child, 'close') as Promise<[number | null]>
  // also if this process ends by an error
  process.once('exit', () => child.kill('SIGKILL'))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const begun = performance.now()
  while (!(await isReady(output))) {
    if (isOver()) throw new Error(`${name} ended with ${child.exitCode}: ${lastOf(output)}`)
    if (performance.now() - begun > mostStart) {
      child.kill('SIGKILL')
      throw new Error(`${name} is not ready: ${lastOf(output)}`)
    }
    await wait(50)
  }
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await ended
      if (code !== 0) throw new Error(`${name} ended with ${code}: ${lastOf(output)}`)
    },
  }
}

/** Runs a program to its end. @returns what it printed. @throws Error with that if it does not exit with 0 */
export const runProgram = async (
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<string> => {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${lastOf(output)}`)
  return output
}

/** Whether an address answers with 200. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )
