// Checks that the clients name every endpoint by its declaration: a text that is the path of an endpoint, without a
// method, is a path that no type checks.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@foyer/api/endpoints/all'
import { root } from './process.ts'

/** A path of an endpoint that no type checks. */
export interface UntypedPath {
  readonly line: number
  readonly path: string
}

const patterns = Object.keys(allEndpoints)
  .map((call) => call.split(' ')[1] ?? '')
  // screens of the client have paths of one segment too
  .filter((path) => path.lastIndexOf('/') > 0)
  .map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+|\*/g, '[^/]+')}$`))

/** Returns the texts of a source file that are paths of endpoints. */
export const untypedPaths = (source: string): readonly UntypedPath[] =>
  source.split('\n').flatMap((text, index) =>
    // comments may name a path
    [...(/^\s*(\/\/|\*|\/\*)/.test(text) ? '' : text).matchAll(/['"`](?:\$\{[\w.]+\})?(\/[^'"`?\s]*)[^'"`\s]*['"`]/g)]
      .map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, 'x'))
      .filter((path) => patterns.some((pattern) => pattern.test(path)))
      .map((path) => ({ line: index + 1, path })),
  )

/** Sources of the clients; the type of `route.ts` checks its paths, and a test names requests as they are sent. */
export const isCheckedForPaths = (file: string): boolean =>
  /^apps\/(web|insights|console)\/src\/.*\.tsx?$/.test(file) &&
  !/\.(test|e2e)\.tsx?$|\/testing\/|\/states\.ts$|\/route\.ts$/.test(file)

if (process.argv[1] === import.meta.filename) {
  const sources = ['web', 'insights', 'console'].map((app) => `apps/${app}/src`)
  const files = execFileSync('git', ['ls-files', ...sources], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(isCheckedForPaths)
  const found = files.flatMap((file) =>
    untypedPaths(readFileSync(join(root, file), 'utf8')).map(({ line, path }) => `${file}:${line} ${path}`),
  )
  for (const fault of found) console.error(fault)
  console.log(`Paths of endpoints that no type checks, in ${files.length} sources of the clients: ${found.length}`)
  process.exit(found.length === 0 ? 0 : 1)
}
