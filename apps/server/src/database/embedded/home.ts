import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../config/start-error.ts'
import { type Account, asAccount } from './account.ts'

/** Asks the kernel, as that account: modes, groups and access lists all count. */
const reaches = (account: Account, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], asAccount(account, '/')).status === 0

/**
 * The folder that holds cluster, password and log: `database` in the data folder. As root that is out of the server's
 * reach below a 0700 parent, and /var/lib serves instead. Where a database already lies it stays, whatever modes
 * changed since: a second, empty one beside it would look like lost data.
 *
 * @param dataDir absolute
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
