import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Environment } from '../config/environment.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const gibibyte = 2 ** 30
/** Free bytes of DATA_DIR below which the embedded database is at risk. */
const room = { fault: gibibyte, warning: 5 * gibibyte }

const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)))

/** Free bytes that this account may use at a path, or where the path would be created. */
const freeAt = (path: string): number => {
  const { bavail, bsize } = statfsSync(existing(resolve(path)))
  return bavail * bsize
}

/** The disk of the embedded database. A server with DATABASE_URL stores nothing on its machine. */
export const diskFindings = (
  { DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  free: (path: string) => number = freeAt,
): Finding => {
  if (DATABASE_URL !== undefined) return ok('disk', 'everything is stored in the database of DATABASE_URL')
  try {
    accessSync(existing(resolve(DATA_DIR)), constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return fault('disk', `DATA_DIR ${resolve(DATA_DIR)} must be a folder that can be written to (${code}).`)
  }
  const bytes = free(DATA_DIR)
  const message = `DATA_DIR has ${(bytes / gibibyte).toFixed(1)} GiB free`
  if (bytes < room.fault) return fault('disk', `${message}: the database needs at least 1 GiB.`)
  return bytes < room.warning ? warning('disk', message) : ok('disk', message)
}

/** The version of Node; the package contains the right one. */
export const nodeFindings = (version = process.versions.node): Finding =>
  Number(version.split('.')[0]) >= 24
    ? ok('node', `version ${version}`)
    : fault('node', `Foyer needs Node 24 or newer, not ${version}.`)
