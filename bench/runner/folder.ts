import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a new folder for the data of a measurement. */
export const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  chmodSync(folder, 0o755) // as root, the database runs as another user, who needs access
  return folder
}
