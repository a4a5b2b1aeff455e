import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyProgram, isDebianRoot } from './debian.ts'
import { root } from './process.ts'

const own = join(root, 'node_modules/.cache/promtool')

/** The path of promtool, which checks rules of Prometheus; undefined if it is not there. */
export const promtool = (): string | undefined => ['/usr/bin/promtool', own].find((path) => existsSync(path))

/** Fetches promtool if it is missing and can be fetched. Otherwise prints what is not tested without it. */
export const ensurePromtool = (): void => {
  if (promtool() !== undefined) return
  if (isDebianRoot()) copyProgram('prometheus', 'usr/bin/promtool', own)
  else console.warn('promtool is not installed (Debian: prometheus): the tests of the alert rules are skipped.')
}
