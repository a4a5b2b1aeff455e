import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverAccount } from '../../apps/server/src/database/embedded/account.ts'
import { packagedBinaries } from '../../apps/server/src/database/embedded/binaries.ts'
import { databaseHome } from '../../apps/server/src/database/embedded/home.ts'
import { readPostmaster, stopPostmaster } from '../../apps/server/src/database/embedded/postmaster.ts'
import { preparedDatabase } from '../../apps/server/src/preparation/prepared.ts'
import { untilDone } from './caller.ts'

/** The embedded database with all durability guarantees, which can be killed during a write. */
export interface Database {
  readonly url: string
  readonly dataDir: string
  /** alternates kill -9 of the postmaster and a stop without a checkpoint. @returns once it has recovered */
  kill(): Promise<void>
  stop(): Promise<void>
}

export const startDatabase = async (): Promise<Database> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-torture-'))
  chmodSync(folder, 0o755) // as root, the database runs as another user, who needs access
  const dataDir = join(folder, 'data')
  const supervised = await preparedDatabase(dataDir)
  const account = serverAccount()
  const installation = {
    dataDir,
    home: databaseHome(dataDir, account),
    binaries: packagedBinaries(account, dataDir),
    account,
  }
  let kills = 0
  return {
    url: supervised.url,
    dataDir,
    kill: async () => {
      const { pid } = readPostmaster(installation) ?? {}
      if (kills++ % 2 === 0 && pid !== undefined) process.kill(pid, 'SIGKILL')
      else await stopPostmaster(installation, 'immediate')
      await wait(200)
      await untilDone(supervised.url, (db) => db`select 1`)
    },
    stop: async () => {
      await supervised.stop()
      for (const path of [installation.home, folder]) rmSync(path, { recursive: true, force: true })
    },
  }
}
