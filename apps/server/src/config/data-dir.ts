import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from './start-error.ts'

/** Creates the data folder. @returns its absolute path. @throws StartError if it cannot be created or written to */
export const makeDataDir = (path: string): string => {
  const absolute = resolve(path)
  try {
    mkdirSync(absolute, { recursive: true })
    accessSync(absolute, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new StartError(`DATA_DIR ${absolute} must be a folder that can be written to (${code}).`, { cause })
  }
  return absolute
}
