import { backupsIn } from '../backup/folder.ts'
import type { Environment } from '../config/environment.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const hour = 3_600_000
/** A day and two hours, so that a backup of each day may take its time. */
const oldest = 26 * hour

/**
 * Whether the newest backup of the folder of BACKUP_DIR is recent (REL-14).
 *
 * @param now milliseconds since 1970
 */
export const backupFindings = (
  { BACKUP_DIR: folder, FOYER_MODE: mode }: Pick<Environment, 'BACKUP_DIR' | 'FOYER_MODE'>,
  now: number,
): readonly Finding[] => {
  const found = (status: typeof ok, message: string) => [status('backups', message)]
  if (folder === undefined)
    return mode === 'sandbox'
      ? []
      : found(warning, 'BACKUP_DIR is not set, so the age of the newest backup is unknown here.')
  try {
    const [newest] = backupsIn(folder)
    if (!newest) return found(warning, `There is no backup in ${folder}.`)
    const message = `the newest one in ${folder} is ${Math.floor((now - newest.madeAt) / hour)} hours old`
    return found(now - newest.madeAt > oldest ? warning : ok, message)
  } catch (error) {
    return found(fault, error instanceof Error ? error.message : String(error))
  }
}
