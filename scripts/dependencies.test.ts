import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsOf } from './dependencies.ts'
import { root } from './process.ts'

const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'))
const sound = { version: '1.2.3', integrity: 'sha512-x', license: 'MIT' }
const faultsWith = (one: object) => faultsOf({ packages: { 'node_modules/planted': { ...sound, ...one } } })

test('SEC-16 the lock file holds nothing but packages that may be there', () => {
  expect(faultsOf(lock)).toEqual([])
  expect(faultsWith({})).toEqual([])
})

test.each([
  [{ hasInstallScript: true }, 'has an install script that nobody has read'],
  [
    { resolved: 'https://packages.example/planted.tgz' },
    'comes from https://packages.example/planted.tgz, an address of its own',
  ],
  [
    { resolved: 'git+ssh://git@example/planted.git' },
    'comes from git+ssh://git@example/planted.git, an address of its own',
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

test('SEC-16 a package under a choice of licences may be there where one of them may', () => {
  expect(faultsWith({ license: '(MIT OR GPL-3.0-or-later)' })).toEqual([])
})

test('ADOPT-15 the lock file names every program of every platform that a package asks for, as `npm ci` demands', () => {
  const packages: Record<string, { optionalDependencies?: Record<string, string> }> = lock.packages
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('SEC-16 no script of a package runs at an installation', () => {
  expect(readFileSync(`${root}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
