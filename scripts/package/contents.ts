import { basename } from 'node:path'

/** Copies of the repository's own files, by their paths; each is also where the file is in the package. */
export const ownPaths: readonly string[] = [
  'LICENSE',
  'CHANGELOG.md',
  'brand.json',
  'brand.institution.json',
  'apps/server/package.json',
  'apps/server/src',
  'apps/server/migrations',
  'apps/server/content',
  'apps/server/texts',
  'apps/web/dist',
  'apps/insights/dist',
  'apps/console/dist',
  'packages/api/package.json',
  'packages/api/src',
  'packages/protocol/package.json',
  'packages/protocol/src',
  'deploy',
  ...['content', 'deploying', 'facts', 'live-and-films', 'offerings', 'operations', 'partners', 'tracking'].map(
    (name) => `docs/${name}.md`,
  ),
]

/** What only development needs: tests, what tests are made of, and the gallery of the interface. */
const forDevelopment = /(^|\/)(testing(\.ts)?|node_modules)$|\.test\.tsx?$|^apps\/web\/dist\/gallery$/

/** Whether a path of the repository below `ownPaths` belongs in a package. */
export const isOwnPackaged = (path: string): boolean => !forDevelopment.test(path)

/** Files of a dependency that a running program never reads: types, maps and documents. Licences stay. */
const isForReaders = (name: string): boolean =>
  /\.(d\.[cm]?ts|map|flow|markdown)$/.test(name) ||
  (/\.md$/i.test(name) && !/licen[cs]e|notice|copying/i.test(name)) ||
  /^(\.eslintrc|\.github|\.editorconfig|\.npmignore|tsconfig)/.test(name)

const developers = new Set(['test', 'tests', '__tests__', 'benchmark', 'benchmarks', 'bench', 'example', 'examples'])

/**
 * Whether a file or folder of a dependency belongs in a package.
 *
 * @param path relative to the folder of the dependency
 */
export const isDependencyPackaged = (path: string): boolean =>
  !isForReaders(basename(path)) && !developers.has(path) && basename(path) !== 'node_modules'

/**
 * Starts `foyer` with the Node of the package. It needs nothing of the environment, not even PATH, and replaces the
 * shell, so that signals reach Node.
 */
export const launcher = `#!/bin/sh
self=$0
# an administrator may have linked to it from a folder of PATH
while [ -L "$self" ]; do
  link=$(readlink "$self")
  case $link in
    /*) self=$link ;;
    *) self=\${self%/*}/$link ;;
  esac
done
here=\${self%/*}
[ "$here" = "$self" ] && here=.
exec "$here/../node/bin/node" "$here/../apps/server/src/cli/main.ts" "$@"
`
