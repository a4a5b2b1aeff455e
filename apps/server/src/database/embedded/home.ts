import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../config/start-error.ts'
import { type Account, asAccount } from './account.ts'

/** Tests access as that account, so that modes, groups and access lists all apply. */
const reaches = (account: Account, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], asAccount(account, '/')).status === 0

/**
 * The folder for cluster, password and log: `database` in the data folder. If the process is root and the data folder
 * is below a 0700 parent, the server cannot reach it, and a folder in /var/lib is used. An existing database stays
 * where it is, even if modes have changed since: a second, empty database would look like lost data.
 *
 * @param dataDir absolute path
 */
export const databaseHome = (dataDir: string, account: Account | undefined): string => {
  const near = join(dataDir, 'database')
  if (!account) return near
  const far = `/var/lib/foyer-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  if (existsSync(far)) return far
  const reachable = reaches(account, dataDir)
  if (!existsSync(near)) return reachable ? near : far
  if (reachable) return near
  throw new StartError(
    `The database in ${near} is out of reach of the account ${account.name}, which runs it because root may not: open its parent folders.`,
  )
}
