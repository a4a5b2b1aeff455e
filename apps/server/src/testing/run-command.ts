import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Command, Output } from '../commands/command.ts'
import { withIdentifierKey } from '../config/identifier-key.ts'
import { sandboxSecrets } from '../config/sandbox-secrets.ts'
import { parseSecrets } from '../config/secrets.ts'
import { modules } from '../modules/all.ts'
import { applicationPool, createTestDatabase, databaseVariables } from './database.ts'

/** Runs a command in this process. @returns its exit code and output */
export const captured = async (run: (output: Output) => Promise<number>) => {
  let [out, err] = ['', '']
  const code = await run({
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
  })
  return { code, out, err }
}

/** A database and the secrets of a data folder, as an operator's command finds them; removed when the file ends. */
export const commandFixture = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-command-'))
  const { url, drop } = await createTestDatabase()
  const db = applicationPool(url, { max: 4, name: 'foyer test' })
  afterAll(async () => {
    await db.end({ timeout: 5 })
    await drop()
    rmSync(folder, { recursive: true })
  })

  const variables = { ...databaseVariables(url), DATA_DIR: folder }
  /** @returns the exit code and output of a command */
  const running =
    (command: Command) =>
    (...args: string[]) =>
      captured((output) => command.run(args, variables, output, async () => modules))
  /** @returns the path of a file of these lines */
  const written = (...lines: string[]): string => {
    const path = join(folder, 'given.csv')
    writeFileSync(path, lines.join('\n'))
    return path
  }
  const secrets = await withIdentifierKey(db, parseSecrets(sandboxSecrets(folder)), Date.now())
  return { db, secrets, variables, running, written }
}
