import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { makeDataDir } from '../config/data-dir.ts'

/** Longest log file, in bytes; so much again is kept of what came before it. */
const longest = 5 * 1024 * 1024

/** Where a sandbox that prints for a person writes its log. */
export const logPathIn = (dataDir: string): string => join(resolve(dataDir), 'logs', 'foyer.log')

/** A log that takes text; the process that opened it is the only one that writes to it. */
export interface LogFile {
  readonly path: string
  /** for programs that write to it by themselves, until the next `write` */
  readonly descriptor: number
  write(text: string): void
  close(): void
}

/**
 * Opens the log of a data folder and writes behind what is there. A file that has reached its longest length becomes
 * `foyer.log.old`, in the place of the one before it. Writes at once, so that the reason of a crash is never lost.
 *
 * @param most longest file, in bytes
 * @throws StartError where the data folder cannot be written to
 */
export const openLogFile = (dataDir: string, most = longest): LogFile => {
  makeDataDir(dataDir)
  const path = logPathIn(dataDir)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const open = () => openSync(path, 'a', 0o600)
  let descriptor = open()
  let length = fstatSync(descriptor).size
  const turn = () => {
    closeSync(descriptor)
    if (existsSync(path)) renameSync(path, `${path}.old`)
    descriptor = open()
    length = 0
  }
  if (length >= most) turn()
  return {
    path,
    get descriptor() {
      return descriptor
    },
    write: (text) => {
      const bytes = Buffer.byteLength(text)
      if (length > 0 && length + bytes > most) turn()
      writeSync(descriptor, text)
      length += bytes
    },
    close: () => closeSync(descriptor),
  }
}
