import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

/** The exit code and output of a command. */
interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs a script of the repository as its `npm run` does, without npm. Its environment is `variables` alone. */
export const runCommand = (script: string, args: readonly string[], variables: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { PATH, NODE_COMPILE_CACHE, ...variables },
    })
    let [out, err] = ['', '']
    child.stdout.on('data', (text) => {
      out += text
    })
    child.stderr.on('data', (text) => {
      err += text
    })
    child.once('close', (code) => resolve({ code, out, err }))
  })
