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

test('ADOPT-15 the lock file names every platform’s programs that a package depends on, as `npm ci` requires', () => {
  const packages: Record<string, { optionalDependencies?: Record<string, string> }> = lock.packages
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('SEC-16 installing a package runs none of its scripts', () => {
  expect(readFileSync(`${root}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
