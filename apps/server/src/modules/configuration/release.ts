import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import root from '../../../../../package.json' with { type: 'json' }

const migrations = join(import.meta.dirname, '../../../migrations')

/**
 * The product's version and the number of the newest migration of this server, which together identify the server
 * build.
 */
export const serverVersion = `${root.version}+${readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .at(-1)
  ?.slice(0, 4)}`

/**
 * The product's version and a hash of the client's index.html. That page names every built file by hash, so the result
 * identifies the client build.
 */
export const releaseOf = (clientDir: string): string => {
  const page = join(clientDir, 'index.html')
  if (!existsSync(page)) return root.version
  return `${root.version}+${createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 8)}`
}
