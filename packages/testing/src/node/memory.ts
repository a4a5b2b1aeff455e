import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const roomNeeded = 2 * 1024 ** 3
const prefix = 'foyer-test-'

/**
 * Whether programs may run from memory: as root the database's programs may be copied there, and a container may forbid
 * programs in its shared memory.
 */
const mayRunPrograms = (): boolean =>
  !readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => line.includes(` ${memory} `) && line.includes('noexec'))

/** The parent folder of test databases: in memory if the machine has enough, otherwise the temporary folder. */
export const memoryFolder = (): string => {
  if (!existsSync(memory) || !mayRunPrograms()) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= roomNeeded ? memory : tmpdir()
}

/** A new folder for a database. As root the database runs under another account, which has to be able to enter it. */
export const testFolder = (): string => {
  const folder = mkdtempSync(join(memoryFolder(), `${prefix}${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
}

/** The process that owns a test folder, from the folder's name; undefined for any other folder. */
export const ownerOf = (name: string): number | undefined => {
  const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN
  return Number.isNaN(pid) ? undefined : pid
}
