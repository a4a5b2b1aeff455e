import { readFileSync } from 'node:fs'

/**
 * Reads a test runner's report. Undefined, if it is missing or unreadable, counts as a failure, so that a crash is no
 * success.
 */
export const readReport = <T>(path: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}
