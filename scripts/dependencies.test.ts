import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsOf } from './dependencies.ts'
import { root } from './process.ts'

const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'))
const sound = { version: '1.2.3', integrity: 'sha512-x', license: 'MIT' }
const faultsWith = (one: object) => faultsOf({ packages: { 'node_modules/planted': { ...sound, ...one } } })

test('SEC-16 the lock file contains only allowed packages', () => {
  expect(faultsOf(lock)).toEqual([])
  expect(faultsWith({})).toEqual([])
})

test.each([
  [{ hasInstallScript: true }, 'has an install script that was not reviewed'],
  [
    { resolved: 'https://packages.example/planted.tgz' },
    'comes from https://packages.example/planted.tgz instead of the registry',
  ],
  [
    { resolved: 'git+ssh://git@example/planted.git' },
    'comes from git+ssh://git@example/planted.git instead of the registry',
  ],
  [{ integrity: undefined }, 'has no hash'],
  [{ integrity: undefined, optional: true, os: ['darwin'] }, 'has no hash'],
  [{ version: 'file:../planted' }, 'has no exact version but file:../planted'],
  [{ license: undefined }, 'is under no licence'],
  [{ license: 'AGPL-3.0-only' }, 'is under AGPL-3.0-only'],
  [{ license: '(MIT AND AGPL-3.0-only)' }, 'is under (MIT AND AGPL-3.0-only)'],
])('SEC-16 a planted package %o is found', (one, fault) => {
  expect(faultsWith(one)).toEqual([`node_modules/planted ${fault}`])
})

test('SEC-16 a package with a choice of licences is allowed if one of them is', () => {
  expect(faultsWith({ license: '(MIT OR GPL-3.0-or-later)' })).toEqual([])
})

test('SEC-16 a package under a licence for development is allowed only if no build contains it', () => {
  expect(faultsWith({ license: 'WTFPL', dev: true })).toEqual([])
  expect(faultsWith({ license: 'WTFPL' })).toEqual(['node_modules/planted is under WTFPL'])
  expect(faultsWith({ license: 'AGPL-3.0-only', dev: true })).toEqual(['node_modules/planted is under AGPL-3.0-only'])
})

test('ADOPT-15 the lock file names every platform’s programs that a package depends on, as `npm ci` requires', () => {
  const packages: Record<string, { optionalDependencies?: Record<string, string> }> = lock.packages
  /** Returns whether a package finds another in its own folder of packages or in one of a folder above it. */
  const isInstalledFor = (path: string, name: string): boolean => {
    if (path === '') return `node_modules/${name}` in packages
    const above = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1))
    return `${path}/node_modules/${name}` in packages || isInstalledFor(above, name)
  }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isInstalledFor(path, name)),
  )
  expect(missing).toEqual([])
})

test('SEC-16 installing a package runs none of its scripts', () => {
  expect(readFileSync(`${root}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test.each([
  ['(MIT OR GPL-3.0-only) AND (ISC OR AGPL-3.0-only)', true],
  ['MIT AND (GPL-3.0-only OR AGPL-3.0-only)', false],
  ['GPL-2.0-only WITH Classpath-exception-2.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
])('SEC-16 whether the licence %s is allowed: %s', (license, is) => {
  expect(faultsWith({ license })).toEqual(is ? [] : [`node_modules/planted is under ${license}`])
})

test('SEC-16 a package within a workspace, and one that production may use, have to have a licence for production', () => {
  const planted = { ...sound, license: 'WTFPL' }
  expect(faultsOf({ packages: { 'apps/web/node_modules/planted': planted } })).toEqual([
    'apps/web/node_modules/planted is under WTFPL',
  ])
  expect(faultsWith({ license: 'WTFPL', devOptional: true })).toEqual(['node_modules/planted is under WTFPL'])
})
