import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { serverAccount } from './account.ts'
import { passwordOf } from './cluster.ts'
import { databaseHome } from './home.ts'
import { isAlive, readPostmaster } from './postmaster.ts'

/**
 * The address of the application's database on the server that runs for a data folder, for a second process such as a
 * command. Undefined if no server runs. It starts, claims and stops nothing.
 */
export const runningDatabase = (dataDir: string): string | undefined => {
  const home = databaseHome(resolve(dataDir), serverAccount())
  if (!existsSync(home)) return undefined
  const running = readPostmaster({ home })
  return running && isAlive(running.pid)
    ? `postgres://foyer:${passwordOf({ home })}@127.0.0.1:${running.port}/foyer`
    : undefined
}
