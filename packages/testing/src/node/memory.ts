import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const roomNeeded = 2 * 1024 ** 3
const prefix = 'foyer-test-'

/** As root the programs of the database may be copied beside it, and a container forbids programs in its shared memory. */
const mayRunPrograms = (): boolean =>
  !readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => line.includes(` ${memory} `) && line.includes('noexec'))

/** Where databases of tests lie: in memory where the machine has room for them, else in the temporary folder. */
export const memoryFolder = (): string => {
  if (!existsSync(memory) || !mayRunPrograms()) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= roomNeeded ? memory : tmpdir()
}

/** A new folder for a database; as root the database runs as another user, who has to get in. */
export const testFolder = (): string => {
  const folder = mkdtempSync(join(memoryFolder(), `${prefix}${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
}

/** The process that a folder of tests belongs to, by the folder's name; undefined for any other folder. */
export const ownerOf = (name: string): number | undefined => {
  const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN
  return Number.isNaN(pid) ? undefined : pid
}
