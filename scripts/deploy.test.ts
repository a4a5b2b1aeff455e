import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readEnvironment, variableNames } from '../apps/server/src/config/environment.ts'
import { productionSettings } from '../apps/server/src/config/production.ts'
import { secretNames } from '../apps/server/src/config/secrets.ts'
import { secretVariables } from '../apps/server/src/config/variables.ts'
import { longestStep } from '../apps/server/src/stop.ts'
import { productionVariables } from '../apps/server/src/testing/production.ts'
import { root } from './process.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const known = new Set([...variableNames, ...secretVariables, ...secretVariables.map((name) => `${name}_FILE`)])
const unknownIn = (variables: object): string[] => Object.keys(variables).filter((name) => !known.has(name))

/** The commands that the image may be started with. */
const commands = ['serve', 'work', 'migrate', 'doctor', 'backup']
/** The variables that production needs and that are missing, as themselves and as the file of a secret. */
const missingIn = (variables: object): readonly string[] =>
  [...Object.values(secretNames), 'DATABASE_URL', ...productionSettings].filter(
    (name) => !(`${name}_FILE` in variables) && !(name in variables),
  )

interface Container {
  readonly name: string
  readonly image: string
  readonly args: readonly string[]
  readonly env?: readonly { readonly name: string; readonly value: string }[]
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[]
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[]
  readonly securityContext: object
  readonly volumeMounts: readonly { readonly mountPath: string }[]
  readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string; readonly port: string } }
}
interface Template {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> }
  readonly spec: {
    readonly securityContext: object
    readonly terminationGracePeriodSeconds: number
    readonly containers: readonly [Container]
  }
}
interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Readonly<Record<string, string>>
  readonly spec: {
    readonly template: Template
    readonly jobTemplate?: { readonly spec: { readonly template: Template } }
    readonly selector: { readonly matchLabels?: Readonly<Record<string, string>>; readonly app?: string }
    readonly ports: readonly { readonly targetPort: string }[]
  }
}

describe('deploy/kubernetes', () => {
  const folder = 'deploy/kubernetes'
  const { resources } = parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] }
  const manifests = resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => {
      expect(document.errors).toEqual([])
      return document.toJS() as Manifest
    }),
  )
  const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind))
  const pods = ofKind('Deployment', 'Job', 'CronJob').map(({ metadata, kind, spec }) => ({
    kind,
    name: metadata.name,
    ...(spec.jobTemplate?.spec.template ?? spec.template),
  }))
  const [configuration = expect.fail()] = ofKind('ConfigMap')
  const settings = configuration.data ?? {}

  test('every file of the folder is applied', () => {
    expect(readdirSync(join(root, folder)).sort()).toEqual([...resources, 'kustomization.yaml'].sort())
  })

  test('the settings are valid, known to the server, and complete for production together with the secrets', () => {
    expect(unknownIn(settings)).toEqual([])
    const { CONNECTOR_SIGNING_KEY } = productionVariables
    const environment = readEnvironment({ ...settings, CONNECTOR_SIGNING_KEY })
    expect(environment).toMatchObject({ FOYER_MODE: 'production', HOST: '0.0.0.0', PORT: 8080 })
    expect(missingIn(settings)).toEqual([])
  })

  test('a probe, a service and a port name what the server serves', () => {
    const servers = pods.filter(({ kind }) => kind === 'Deployment')
    expect(servers.map(({ name }) => name)).toEqual(['foyer-server', 'foyer-worker'])
    for (const { spec } of servers) {
      const [container] = spec.containers
      expect(container.ports).toEqual([{ name: 'http', containerPort: Number(settings.PORT) }])
      expect(container.livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' })
      expect(container.startupProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' })
      expect(container.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' })
    }
    const [service = expect.fail()] = ofKind('Service')
    expect(service.spec.ports[0]?.targetPort).toBe('http')
    const labels = pods.map(({ metadata }) => metadata.labels.app)
    for (const { spec } of ofKind('Service', 'PodDisruptionBudget'))
      expect(labels).toContain(spec.selector.app ?? spec.selector.matchLabels?.app)
  })

  test.each(pods.map((pod) => [pod.name, pod] as const))(
    '%s runs a command of foyer without root on a file system that it cannot write to',
    (_, { spec }) => {
      const [container] = spec.containers
      expect(commands).toContain(container.args[0])
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 })
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      const own = Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value]))
      expect(unknownIn(own)).toEqual([])
      const files = Object.entries({ ...settings, ...own }).filter(([name]) => name.endsWith('_FILE'))
      const [{ mountPath } = expect.fail()] = container.volumeMounts
      for (const [name, path] of files) expect(path).toBe(`${mountPath}/${name.replace(/_FILE$/, '')}`)
    },
  )

  test('a server has the time to stop', () => {
    const grace = pods.flatMap(({ spec }) => spec.terminationGracePeriodSeconds ?? [])
    expect(grace).toHaveLength(2)
    for (const seconds of grace)
      expect(seconds).toBeGreaterThan(Number(settings.DRAIN_SECONDS) + 2 * (longestStep / 1000))
  })
})

describe('deploy/compose', () => {
  const folder = 'deploy/compose'
  interface Service {
    readonly image: string
    readonly command?: readonly string[]
    readonly environment?: Readonly<Record<string, string>>
    readonly secrets?: readonly string[]
    readonly read_only?: boolean
  }
  const { services, secrets } = parse(read(`${folder}/compose.yaml`), { merge: true }) as {
    services: Record<string, Service>
    secrets: Record<string, { file: string }>
  }
  const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('foyer:'))

  test('two servers, a worker, a migration and a backup run from the image', () => {
    expect(ours.map(([name, { command }]) => [name, command?.[0]])).toEqual([
      ['migrate', 'migrate'],
      ['server-1', 'serve'],
      ['server-2', 'serve'],
      ['worker', 'work'],
      ['backup', 'backup'],
    ])
  })

  test.each(ours)(
    '%s has known variables, files that are mounted, and a file system that it cannot write to',
    (name, it) => {
      const variables = it.environment ?? {}
      expect(it.read_only).toBe(true)
      expect(unknownIn(variables)).toEqual([])
      const files = Object.entries(variables).filter(([variable]) => variable.endsWith('_FILE'))
      expect(files.map(([, path]) => path.replace('/run/secrets/', '')).sort()).toEqual([...(it.secrets ?? [])].sort())
      if (name !== 'migrate' && name !== 'backup') expect(missingIn(variables)).toEqual([])
    },
  )

  test('secrets.sh creates or names each secret, and nginx passes calls to both servers', () => {
    const script = read(`${folder}/secrets.sh`)
    for (const name of Object.keys(secrets)) expect(script).toMatch(new RegExp(`\\b${name}\\b`))
    const servers = [...read(`${folder}/nginx.conf`).matchAll(/^ +server ([\w-]+):(\d+)/gm)]
    expect(servers.map(([, host, port]) => [host, port])).toEqual([
      ['server-1', '8080'],
      ['server-2', '8080'],
    ])
  })
})

test('the image runs the command line of the package without root, and its health check requests /healthz', () => {
  const file = read('Dockerfile')
  expect(file).toMatch(/^USER 10001:10001$/m)
  expect(file).toMatch(
    /^ENTRYPOINT \["\/opt\/foyer\/node\/bin\/node", "\/opt\/foyer\/apps\/server\/src\/cli\/main\.ts"\]$/m,
  )
  expect(file).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m)
  const set =
    /^ENV (.+)$/m
      .exec(file)?.[1]
      ?.split(' ')
      .map((one) => one.split('=')) ?? []
  expect(unknownIn(Object.fromEntries(set))).toEqual([])
})
