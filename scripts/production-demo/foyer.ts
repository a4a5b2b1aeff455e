import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'yaml'
import { freePort } from '../../apps/server/src/database/embedded/postmaster.ts'
import { root } from '../process.ts'
import { answers, type Program, runProgram, startProgram } from './program.ts'

const compose = join(root, 'deploy/compose')

/** Creates the secrets with the script of deploy/compose. @returns the variables that name their files there */
export const createSecrets = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  mkdirSync(folder)
  const script = join(folder, 'secrets.sh')
  copyFileSync(join(compose, 'secrets.sh'), script)
  await runProgram('/bin/sh', [script], { env: { PATH: process.env.PATH } })
  const {
    'x-foyer': { environment },
  } = parse(readFileSync(join(compose, 'compose.yaml'), 'utf8'), { merge: true }) as {
    'x-foyer': { environment: Record<string, string> }
  }
  return Object.fromEntries(
    Object.entries(environment)
      .filter(([name]) => /^FOYER_.*_FILE$/.test(name))
      .map(([name, path]) => [name, join(folder, 'secrets', basename(path))]),
  )
}

/** A running process of Foyer. */
interface Process extends Program {
  readonly port: number
}

/** The extracted package, with the variables of this deployment and no others. */
export interface Foyer {
  /** Runs `foyer` to its end. @throws Error with its output if it does not exit with 0 */
  run(...args: string[]): Promise<string>
  /** Waits until a figure of /metrics is above 0. @throws Error if it is not after three minutes */
  untilFigure(server: Pick<Process, 'port'>, name: string): Promise<void>
  /** Starts `foyer serve` or `foyer work` and waits until it is ready. */
  start(command: 'serve' | 'work'): Promise<Process>
}

/** @param variables settings of production, by name */
export const foyerOf = (folder: string, variables: Readonly<Record<string, string>>): Foyer => {
  const program = join(folder, 'bin/foyer')
  const run: Foyer['run'] = (...args) => runProgram(program, args, { cwd: folder, env: variables })
  return {
    run,
    untilFigure: async ({ port }, name) => {
      const { token } = JSON.parse(
        await run('machine-clients', 'add', 'Demo', '--scope', 'metrics', '--by', 'Demo', '--json'),
      )
      const authorization = `Bearer ${token}`
      const figure = async () => {
        const reply = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } })
        return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await reply.text())?.[1] ?? 0)
      }
      for (let tries = 0; tries < 360; tries++) {
        if ((await figure()) > 0) return
        await wait(500)
      }
      throw new Error(`${name} is still 0`)
    },
    start: async (command) => {
      const port = await freePort()
      const started = await startProgram(`foyer ${command}`, program, {
        args: [command],
        cwd: folder,
        env: { ...variables, PORT: String(port) },
        isReady: () => answers(`http://127.0.0.1:${port}/readyz`),
      })
      return { ...started, port }
    },
  }
}
