import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { makeDataDir } from '../config/data-dir.ts'

/** Maximum length of the log file, in bytes; one earlier file of that length is retained. */
const longest = 5 * 1024 * 1024

/** The path of the log of a sandbox that prints readable output to the terminal. */
export const logPathIn = (dataDir: string): string => join(resolve(dataDir), 'logs', 'foyer.log')

/** An open log file. Only the process that opened it writes to it. */
export interface LogFile {
  readonly path: string
  /** for programs that write to the file directly, until the next `write` */
  readonly descriptor: number
  write(text: string): void
  close(): void
}

/**
 * Opens the log of a data folder and appends to it. A file that has reached its maximum length becomes `foyer.log.old`
 * and replaces the previous one. Writes are synchronous, so that the reason of a crash is never lost.
 *
 * @param most maximum length of a file, in bytes
 * @throws StartError if the data folder cannot be written to
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
