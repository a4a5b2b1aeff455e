import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.ts'

/** The sources by path, relative to the root. */
export type Sources = ReadonlyMap<string, string>

const isSource = (path: string): boolean =>
  /\/src\/.*\.tsx?$/.test(path) && !/\.(test|e2e)\.tsx?$|\/testing(\/|\.ts$)|\/states\.ts$|\/gallery\//.test(path)

/** Reads the sources that ship: no tests, and nothing that only tests use. */
export const readSources = (): Sources =>
  new Map(
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter(isSource)
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
