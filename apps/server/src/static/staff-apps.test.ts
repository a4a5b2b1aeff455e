import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { emptyApp } from '../testing/context.ts'
import { testDatabase } from '../testing/database.ts'
import { productionVariables } from '../testing/production.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-staff-apps-'))
afterAll(() => rmSync(folder, { recursive: true }))
const built = (name: string): string => {
  const place = join(folder, name)
  mkdirSync(join(place, 'assets'), { recursive: true })
  writeFileSync(join(place, 'index.html'), `<!doctype html><title>The ${name}</title>`)
  writeFileSync(join(place, 'assets/index-abc.js'), 'export {}')
  return place
}
const folders = { INSIGHTS_DIR: built('insights'), CONSOLE_DIR: built('console') }

const db = await testDatabase()
const serverOf = async (more: NodeJS.ProcessEnv) =>
  (await emptyApp({ db, environment: readEnvironment({ LOG_LEVEL: 'silent', ...folders, ...more }) })).app

describe('the apps for staff', () => {
  test('each app is served below its own address without being cached, framed or indexed, and its policy allows nothing from other origins', async () => {
    const app = await serverOf({})
    for (const name of ['insights', 'console']) {
      const { headers, body } = await app.inject(`/${name}/`)
      expect(body).toContain(`<title>The ${name}`)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
      const frames = name === 'console' ? " frame-src 'self';" : ''
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self';${frames} base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      const asset = await app.inject(`/${name}/assets/index-abc.js`)
      expect(asset.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
      expect((await app.inject(`/${name}`)).headers.location).toBe(`/${name}/`)
      expect((await app.inject(`/${name}/assets/../index.html`)).statusCode).toBe(
        // the console shows its own page for an address that it does not know
        name === 'console' ? 200 : 404,
      )
    }
  })

  test('every address of the console opens the console, except for a file that is not there', async () => {
    const app = await serverOf({})
    const page = await app.inject('/console/people?act=suspend')
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toContain('<title>The console')
    expect((await app.inject('/console/assets/none.js')).statusCode).toBe(404)
    expect((await app.inject('/insights/people')).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/console/people' })).statusCode).toBe(404)
  })

  test('each app is absent in production unless its variable is on, and absent in the sandbox if it is off', async () => {
    const paths = ['/insights/', '/insights/assets/index-abc.js', '/console/', '/console/assets/index-abc.js']
    const statuses = async (more: NodeJS.ProcessEnv) => {
      const app = await serverOf(more)
      return Promise.all(paths.map(async (url) => (await app.inject(url)).statusCode))
    }
    expect(await statuses(productionVariables)).toEqual([404, 404, 404, 404])
    expect(await statuses({ ...productionVariables, INSIGHTS: 'on' })).toEqual([200, 200, 404, 404])
    expect(await statuses({ ...productionVariables, CONSOLE: 'on' })).toEqual([404, 404, 200, 200])
    expect(await statuses({ INSIGHTS: 'off', CONSOLE: 'off' })).toEqual([404, 404, 404, 404])
  })

  test('the client may be framed by its own origin where the console is served, whose editor shows it', async () => {
    const ancestorsOf = async (more: NodeJS.ProcessEnv) => {
      const { headers } = await (await serverOf(more)).inject({ url: '/', headers: { accept: 'text/html' } })
      return /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0]
    }
    expect(await ancestorsOf(productionVariables)).toBe("frame-ancestors 'none'")
    expect(await ancestorsOf({ ...productionVariables, CONSOLE: 'on' })).toBe("frame-ancestors 'self'")
  })

  test('no app is linked from any source of the client, and the client does not call the API of staff', () => {
    const client = join(import.meta.dirname, '../../../web')
    const files = globSync(['{src,public}/**/*.*', 'index.html', 'package.json'], { cwd: client })
    // tests may read the tracking data that arrived
    const sources = files.filter((file) => !/\/testing\/|\.(?:e2e|test)\.ts$/.test(file))
    expect(sources.length).toBeGreaterThan(500)
    const leading = sources.filter((file) =>
      /\/(?:insights|console)\b|@foyer\/(?:insights|console)|operators\/tracking|['"`]\/staff\//i.test(
        readFileSync(join(client, file), 'utf8'),
      ),
    )
    expect(leading).toEqual([])
  })
})
