import { readFileSync } from 'node:fs'

/** What a test runner wrote; a report that is missing or unreadable counts as one failure, so that a crash is no success. */
export const readReport = <T>(path: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}
