import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './process.ts'

/**
 * Writes new files, by their paths below the root: all, or none.
 *
 * @throws Error if one of them exists
 */
export const writeNew = (files: Readonly<Record<string, string>>): void => {
  const paths = Object.keys(files)
  const existing = paths.find((path) => existsSync(join(root, path)))
  if (existing) throw new Error(`${existing} exists already.`)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}
