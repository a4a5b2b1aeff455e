import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { type Account, asAccount } from './account.ts'

/**
 * Runs one of PostgreSQL's programs to its end, in a session of its own, so that only this process receives Ctrl-C in
 * the terminal.
 *
 * @throws Error with what the program wrote to stderr
 */
export const runProgram = (
  program: string,
  args: readonly string[],
  account: Account | undefined,
  folder: string,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...asAccount(account, folder),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let words = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words += text
    })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${basename(program)} ended with ${code ?? signal}: ${words.trim()}`))
    })
  })
