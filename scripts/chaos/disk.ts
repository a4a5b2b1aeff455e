import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A file system of a fixed size that can be filled. */
export interface Disk {
  /** Fills it up to the last byte. */
  fill(): void
  /** Makes room again. */
  empty(): void
  /** Removes it with everything in it. */
  remove(): void
}

const chunk = Buffer.alloc(1 << 20)

/**
 * Mounts a file system of a fixed size in memory. @param megabytes its size
 *
 * @returns undefined where this account may not mount
 */
export const mountDisk = (folder: string, megabytes: number): Disk | undefined => {
  mkdirSync(folder, { recursive: true })
  // cspell:ignore tmpfs
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'foyer-chaos', folder]
  if (process.platform !== 'linux' || spawnSync('mount', options).status !== 0) return undefined
  const filler = join(folder, 'filler')
  return {
    fill: () => {
      const file = openSync(filler, 'a')
      try {
        for (;;) writeSync(file, chunk)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      // the processes of the database may still be ending
      spawnSync('umount', ['--lazy', folder])
    },
  }
}
