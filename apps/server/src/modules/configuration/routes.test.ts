import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { brand } from '@foyer/api/brand'
import { brand as institution } from '@foyer/api/institution-brand'
import { clientConfig, environments, variants } from '@foyer/protocol/config'
import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { hostsOf } from '../../config/hosts.ts'
import { StartError } from '../../config/start-error.ts'
import { emptyApp, testContext } from '../../testing/context.ts'
import { testDatabase } from '../../testing/database.ts'
import { productionVariables } from '../../testing/production.ts'
import { configurationModule } from './module.ts'
import { configurationRoutes } from './routes.ts'

const db = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'foyer-hosts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sandbox = hostsOf(readEnvironment({}))
const paths = ['/api', '/opening', '/jwt', '/trade', '/quote', '/common', '/user', '/fund', '/sa']
const real = { ...sandbox, api: 'https://api.foyer.example', opening: 'https://open.foyer.example/v1' }
const fileOf = (content: unknown): string => {
  const path = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const configOf = async (variables: NodeJS.ProcessEnv) => {
  const environment = readEnvironment({ LOG_LEVEL: 'silent', ...variables })
  const { app } = await emptyApp({ db, environment, modules: [configurationModule] })
  return clientConfig.parse((await app.inject('/config.json')).json())
}

describe('GET /config.json', () => {
  test('In the sandbox every host is a path on the same origin, except the secure host, an address on port 8443', async () => {
    const { hosts, ...config } = await configOf({})
    const { secure, ...others } = hosts
    expect(Object.values(others)).toEqual(paths)
    expect(new URL(secure)).toMatchObject({ protocol: 'https:', port: '8443' })
    expect(config).toMatchObject({ environment: 'TEST', variant: 'default', sandbox: true })
  })

  test.each(environments.flatMap((environment) => variants.map((variant) => [environment, variant] as const)))(
    "The environment %s and variant %s select their own hosts from the operator's file",
    async (FOYER_ENVIRONMENT, FOYER_VARIANT) => {
      const file = environments.map((environment) => {
        const own = (variant: string) => ({ ...real, trade: `https://trade.${environment}.${variant}.example` })
        return [environment, Object.fromEntries(variants.map((variant) => [variant, own(variant)]))]
      })
      const FOYER_HOSTS_FILE = fileOf(Object.fromEntries(file))
      const config = await configOf({ FOYER_HOSTS_FILE, FOYER_ENVIRONMENT, FOYER_VARIANT })
      expect(config).toMatchObject({ environment: FOYER_ENVIRONMENT, variant: FOYER_VARIANT })
      expect(config.hosts.trade).toBe(`https://trade.${FOYER_ENVIRONMENT}.${FOYER_VARIANT}.example`)
    },
  )

  test('N11 The configuration names the terminal source of each client app in brand.json', async () => {
    const { terminalSources } = await configOf({})
    const [retail, other] = [brand.clientApp, institution.clientApp]
    expect(terminalSources).toEqual({ [retail.name]: '02', [other.name]: '95' })
    expect([retail.terminalSource, other.terminalSource]).toEqual(['02', '95'])
  })

  test('In production the defaults are PROD and no sandbox', async () => {
    expect(await configOf(productionVariables)).toMatchObject({ environment: 'PROD', sandbox: false })
  })

  test('A production server that still names the sample firm logs a warning', async () => {
    const { context } = await testContext({ db })
    const linesOf = async (variables: NodeJS.ProcessEnv) => {
      const log = new PassThrough()
      const app = Fastify({ logger: { stream: log } }).withTypeProvider<ZodTypeProvider>()
      await configurationRoutes(app, { ...context, environment: readEnvironment(variables) })
      return String(log.read() ?? '')
    }
    expect((await linesOf(productionVariables)).includes('sample firm')).toBe(brand.sample)
    expect(await linesOf({})).toBe('')
  })

  test('The configuration names the client build, so that an error report names it too', async () => {
    writeFileSync(join(folder, 'index.html'), 'one build<!--config-->')
    const first = (await configOf({ CLIENT_DIR: folder })).release
    writeFileSync(join(folder, 'index.html'), 'another build<!--config-->')
    const second = (await configOf({ CLIENT_DIR: folder })).release
    expect(first).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/)
    expect(second).not.toBe(first)
    expect((await configOf({ CLIENT_DIR: join(folder, 'none') })).release).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

describe("The operator's hosts file", () => {
  const startWith = (content: unknown) => () => hostsOf(readEnvironment({ FOYER_HOSTS_FILE: fileOf(content) }))

  test.each([
    ['malformed JSON', '{'],
    ['a list instead of a table', []],
    ['an unknown environment', { DEV: { default: real } }],
    ['an unknown variant', { TEST: { other: real } }],
    ['a missing host', { TEST: { default: { ...real, quote: undefined } } }],
    ['an unknown host', { TEST: { default: { ...real, more: '/more' } } }],
    ['a slash at the end', { TEST: { default: { ...real, api: 'https://api.foyer.example/' } } }],
    ['plain HTTP', { TEST: { default: { ...real, api: 'http://api.foyer.example' } } }],
    ['a script', { TEST: { default: { ...real, api: 'javascript:alert(1)' } } }],
    [
      'another policy directive',
      { TEST: { default: { ...real, api: "https://a.example; script-src 'unsafe-inline'" } } },
    ],
    ['credentials', { TEST: { default: { ...real, api: 'https://user:secret@api.foyer.example' } } }],
    ['the secure host on another port', { TEST: { default: { ...real, secure: 'https://secure.foyer.example' } } }],
  ])('A hosts file with %s gives one clear sentence at start', (_name, content) => {
    expect(startWith(content)).toThrow(StartError)
    expect(startWith(content)).toThrow(/FOYER_HOSTS_FILE .* must hold host tables/)
  })

  test('A hosts file that is missing or lacks the served environment gives one clear sentence at start', () => {
    expect(() => hostsOf(readEnvironment({ FOYER_HOSTS_FILE: join(folder, 'none') }))).toThrow(StartError)
    expect(startWith({ PROD: { default: real } })).toThrow('has no hosts for TEST, variant default')
  })
})
