import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from '../config/data-dir.ts'
import { otherSandboxSecrets, placeSandboxSecrets } from '../config/sandbox-secrets.ts'
import { StartError } from '../config/start-error.ts'
import { serverAccount } from '../database/embedded/account.ts'
import { packagedBinaries } from '../database/embedded/binaries.ts'
import { databaseHome } from '../database/embedded/home.ts'
import { isAlive, stopPostmaster } from '../database/embedded/postmaster.ts'

const homeOf = (dataDir: string): string => databaseHome(dataDir, serverAccount())

/** Removes a data folder with its embedded database, and ends a server that still runs there. */
export const removeDatabase = async (dataDir: string): Promise<void> => {
  const account = serverAccount()
  const home = homeOf(dataDir)
  if (existsSync(home))
    await stopPostmaster({ dataDir, home, account, binaries: packagedBinaries(account, dataDir) }, 'immediate')
  for (const path of [home, dataDir]) rmSync(path, { recursive: true, force: true })
}

const holderOf = (folder: string): number => {
  try {
    return Number(readFileSync(join(folder, 'process'), 'utf8'))
  } catch {
    return 0
  }
}

/** Creates the folder of one restore, in place of what a killed one left. */
const claimFolder = async (folder: string): Promise<void> => {
  const holder = holderOf(folder)
  if (holder > 0 && isAlive(holder))
    throw new StartError(`Another restore runs in ${folder} (process ${holder}): wait for its end.`)
  if (existsSync(folder)) await removeDatabase(folder)
  mkdirSync(folder)
  writeFileSync(join(folder, 'process'), String(process.pid))
}

/**
 * Restores an embedded database and the sandbox's secrets into a data folder that has none: in a folder of its own,
 * which one rename moves to its place at the end. A failure leaves the data folder as it was.
 *
 * @param secrets of the sandbox by file name; none in production
 * @param restore restores into the data folder that it gets
 * @throws StartError if the data folder has a database or other secrets
 */
export const intoDataFolder = async <T>(
  path: string,
  secrets: Readonly<Record<string, string>>,
  restore: (dataDir: string) => Promise<T>,
): Promise<T> => {
  const dataDir = makeDataDir(path)
  if (existsSync(homeOf(dataDir)))
    throw new StartError(`The data folder ${dataDir} has a database: name another folder in DATA_DIR, or move it away.`)
  const others = otherSandboxSecrets(dataDir, secrets)
  if (others.length > 0)
    throw new StartError(`The data folder ${dataDir} has other secrets (${others.join(', ')}): name another folder.`)
  const folder = join(dataDir, 'restoring')
  await claimFolder(folder)
  try {
    const restored = await restore(folder)
    // the rename is last: a start on the folder before it would find no database
    placeSandboxSecrets(dataDir, secrets)
    renameSync(homeOf(folder), homeOf(dataDir))
    return restored
  } finally {
    await removeDatabase(folder)
  }
}
