import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import root from '../../../../../package.json' with { type: 'json' }

/** The product's version and, since its page names every built file by hash, a mark of the very client build. */
export const releaseOf = (clientDir: string): string => {
  const page = join(clientDir, 'index.html')
  if (!existsSync(page)) return root.version
  return `${root.version}+${createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 8)}`
}
