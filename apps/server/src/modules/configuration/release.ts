import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import root from '../../../../../package.json' with { type: 'json' }

const migrations = join(import.meta.dirname, '../../../migrations')

/** The product's version and the newest migration that this server brings: what it can be told from another by. */
export const serverVersion = `${root.version}+${(readdirSync(migrations).sort().at(-1) ?? '').slice(0, 4)}`

/** The product's version and, since its page names every built file by hash, a mark of the very client build. */
export const releaseOf = (clientDir: string): string => {
  const page = join(clientDir, 'index.html')
  if (!existsSync(page)) return root.version
  return `${root.version}+${createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 8)}`
}
