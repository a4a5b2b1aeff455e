import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { emptyApp } from '../testing/context.ts'
import { testDatabase } from '../testing/database.ts'
import { productionVariables } from '../testing/production.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-insights-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Insights</title>')
writeFileSync(join(folder, 'assets/index-abc.js'), 'export {}')

const db = await testDatabase()
const serverOf = async (more: NodeJS.ProcessEnv) =>
  (await emptyApp({ db, environment: readEnvironment({ LOG_LEVEL: 'silent', INSIGHTS_DIR: folder, ...more }) })).app

describe('the operators’ page', () => {
  test('the operators’ page is served at /insights/ without being cached, framed or indexed, and its policy allows nothing from other origins', async () => {
    const app = await serverOf({})
    const { headers, body } = await app.inject('/insights/')
    expect(body).toContain('<title>Insights')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    const asset = await app.inject('/insights/assets/index-abc.js')
    expect(asset.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
    expect((await app.inject('/insights')).headers.location).toBe('/insights/')
    expect((await app.inject('/insights/assets/../index.html')).statusCode).toBe(404)
  })

  test('the operators’ page is absent in production unless INSIGHTS is on, and absent in the sandbox if INSIGHTS is off', async () => {
    const statuses = async (more: NodeJS.ProcessEnv) => {
      const app = await serverOf(more)
      return Promise.all(
        ['/insights/', '/insights/assets/index-abc.js'].map(async (url) => (await app.inject(url)).statusCode),
      )
    }
    expect(await statuses(productionVariables)).toEqual([404, 404])
    expect(await statuses({ ...productionVariables, INSIGHTS: 'on' })).toEqual([200, 200])
    expect(await statuses({ INSIGHTS: 'off' })).toEqual([404, 404])
  })

  test('the operators’ page is not linked from any source of the client, and the client does not call its API', () => {
    const client = join(import.meta.dirname, '../../../web')
    const files = globSync(['{src,public}/**/*.*', 'index.html', 'package.json'], { cwd: client })
    // tests may read the tracking data that arrived
    const sources = files.filter((file) => !/\/testing\/|\.(?:e2e|test)\.ts$/.test(file))
    expect(sources.length).toBeGreaterThan(500)
    const leading = sources.filter((file) =>
      /\/insights\b|@foyer\/insights|operators\/tracking/i.test(readFileSync(join(client, file), 'utf8')),
    )
    expect(leading).toEqual([])
  })
})
