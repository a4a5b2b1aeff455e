import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../config/environment.ts'
import type { Module } from '../module.ts'
import type { OpenBackup } from './format.ts'
import { type Restored, restoreInto } from './restore.ts'
import { removeDatabase } from './restored-folder.ts'

/** Restores a backup into an embedded database in a temporary folder, verifies its records and removes it. */
export const verifyBackup = async (
  environment: Environment,
  variables: NodeJS.ProcessEnv,
  backup: OpenBackup,
  modules: readonly Module[],
): Promise<Restored> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-backup-'))
  // as root, the database runs as another account, which needs access
  chmodSync(folder, 0o755)
  const { DATABASE_URL: _, DATABASE_DIRECT_URL: _direct, DATABASE_OWNER_URL: _owner, ...others } = environment
  const { mode: FOYER_MODE } = backup.header
  const dataDir = join(folder, 'data')
  try {
    return await restoreInto({ ...others, FOYER_MODE, DATA_DIR: dataDir }, variables, backup, modules)
  } finally {
    await removeDatabase(dataDir)
    rmSync(folder, { recursive: true, force: true })
  }
}
