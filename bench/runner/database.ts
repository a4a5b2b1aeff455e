import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serverAccount } from '../../apps/server/src/database/embedded/account.ts'
import { databaseHome } from '../../apps/server/src/database/embedded/home.ts'
import { preparedDatabase } from '../../apps/server/src/preparation/prepared.ts'
import { dataFolder } from './folder.ts'

/** The embedded database, started by the measurement itself, so that several servers can share it by its address. */
export interface Database {
  /** connects as the application's role */
  readonly url: string
  /** connects as the role that owns the tables */
  readonly ownerUrl: string
  readonly superuserUrl: string
  stop(): Promise<void>
}

export const startDatabase = async (): Promise<Database> => {
  const dataDir = dataFolder()
  const { url, stop } = await preparedDatabase(dataDir)
  const home = databaseHome(resolve(dataDir), serverAccount())
  const as = (user: string, file: string): string => {
    const address = new URL(url)
    address.username = user
    address.password = readFileSync(join(home, file), 'utf8')
    return address.href
  }
  return {
    url,
    ownerUrl: as('foyer_owner', 'password.owner'),
    superuserUrl: as('postgres', 'password.postgres'),
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
