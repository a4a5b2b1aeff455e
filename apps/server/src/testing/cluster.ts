import { chownSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { memoryFolder, ownerOf, testFolder } from '@foyer/testing/memory'
import { serverAccount } from '../database/embedded/account.ts'
import { packagedBinaries } from '../database/embedded/binaries.ts'
import { ensureCluster, type Installation, superuserPasswordOf } from '../database/embedded/cluster.ts'
import { freePort, isAlive, startPostmaster, stopPostmaster } from '../database/embedded/postmaster.ts'

const remove = async (folder: string, installation: Installation): Promise<void> => {
  await stopPostmaster(installation, 'immediate')
  rmSync(folder, { recursive: true, force: true })
}

const installationIn = (folder: string): Installation => {
  const account = serverAccount()
  return { dataDir: folder, home: join(folder, 'database'), binaries: packagedBinaries(account, folder), account }
}

/** Removes what killed test runs left behind. */
const clearUp = async (): Promise<void> => {
  const within = memoryFolder()
  for (const name of readdirSync(within)) {
    const owner = ownerOf(name)
    if (owner === undefined || isAlive(owner)) continue
    const folder = join(within, name)
    await remove(folder, installationIn(folder))
  }
}

/**
 * A real PostgreSQL cluster for one test run. It runs without fsync, since no test run has to survive a power cut. It
 * runs without autovacuum, whose workers only a superuser may end: a database in use by one could not be dropped.
 */
export const startTestCluster = async (): Promise<{ url: string; socketFolder: string; stop(): Promise<void> }> => {
  await clearUp()
  const folder = testFolder()
  const installation = installationIn(folder)
  if (installation.account) chownSync(folder, installation.account.uid, installation.account.gid)
  await ensureCluster(installation, ['--no-sync'])
  const hasty = [
    ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300', 'autovacuum=off'],
    `unix_socket_directories=${folder}`,
  ]
  let port = await freePort()
  while (!(await startPostmaster(installation, port, hasty))) port = await freePort()
  return {
    socketFolder: folder,
    url: `postgres://postgres:${superuserPasswordOf(installation)}@127.0.0.1:${port}`,
    stop: () => remove(folder, installation),
  }
}
