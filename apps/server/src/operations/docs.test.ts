import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { testApp } from '../testing/context.ts'
import { testDatabase } from '../testing/database.ts'
import { productionVariables } from '../testing/production.ts'

const db = await testDatabase()
const appWith = async (variables: NodeJS.ProcessEnv) =>
  (await testApp({ db, environment: readEnvironment({ LOG_LEVEL: 'silent', ...variables }) })).app
const app = await appWith({})

describe('/docs', () => {
  test('/docs describes the routes under the API hosts with their parameters and replies, and hides pages and metrics', async () => {
    const document = (await app.inject('/docs/json')).json()
    expect(document.openapi).toBe('3.1.0')
    const agreement = document.paths['/api/content/agreements/{key}'].get
    expect(agreement.parameters.map(({ name }: { name: string }) => name).sort()).toEqual(['key', 'lang'])
    expect(agreement.responses['200'].content['application/json'].schema.properties).toHaveProperty('sections')
    const hosts = Object.keys(document.paths).map((path) => path.split('/')[1])
    expect(new Set(hosts)).toEqual(expect.objectContaining(new Set(['api', 'opening', 'jwt', 'trade'])))
    for (const hidden of ['/', '/*', '/metrics']) expect(document.paths).not.toHaveProperty([hidden])
  })

  test('every reference within the document of /docs leads to a schema in it', async () => {
    const document = (await app.inject('/docs/json')).json()
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)]
    expect(references.length).toBeGreaterThan(0)
    for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name)
  })

  test('/docs is a page whose policy allows only its own script files, unlike the policy of another reply', async () => {
    const page = await app.inject('/docs/')
    expect(page.statusCode).toBe(200)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style|\son\w+=/)
    expect((await app.inject('/nowhere')).headers['content-security-policy']).toContain("default-src 'none'; frame")
  })

  test('/docs is absent in production unless API_DOCS is on, and absent in the sandbox if API_DOCS is off', async () => {
    expect((await (await appWith(productionVariables)).inject('/docs/json')).statusCode).toBe(404)
    expect((await (await appWith({ ...productionVariables, API_DOCS: 'on' })).inject('/docs/json')).statusCode).toBe(
      200,
    )
    expect((await (await appWith({ API_DOCS: 'off' })).inject('/docs/json')).statusCode).toBe(404)
  })
})
