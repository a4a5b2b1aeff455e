import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@foyer/testing/free-port'
import { startServer, stopServer } from '@foyer/testing/journey/own-server'
import { testFolder } from '@foyer/testing/memory'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, ensureTestChromium } from '../../../../scripts/chromium.ts'
import { bin, root } from '../../../../scripts/process.ts'

const condition = '--conditions=test-languages'
const built = join(testFolder(), 'client')
const dataDir = testFolder()
let origin: string
let browser: Browser
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [condition, bin('vite'), 'build', 'apps/web', '--mode', 'languages', '--logLevel', 'error', '--outDir', built],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  expect(status, stderr).toBe(0)
  const port = await freePort()
  server = await startServer(port, dataDir, { CLIENT_DIR: built, NODE_OPTIONS: condition })
  origin = `http://localhost:${port}`
  browser = await chromium.launch({ executablePath: ensureTestChromium(), args: [...chromiumArgs] })
}, 300_000)
afterAll(async () => {
  await browser?.close()
  if (server) await stopServer(server)
  for (const folder of [built, dataDir]) rmSync(folder, { recursive: true, force: true })
})

test('A build with two more languages has a file of texts in each for every file in English', () => {
  const files = readdirSync(join(built, 'assets'))
  const of = (language: string) =>
    files.filter((file) => file.endsWith(`.${language}.js`)).map((file) => file.slice(0, -`.${language}.js`.length))
  expect(of('en-US').length).toBeGreaterThan(50)
  for (const language of ['ar', 'ja-JP']) expect(of(language)).toEqual(of('en-US'))
  for (const file of of('ar')) {
    const texts = readFileSync(join(built, 'assets', `${file}.ar.js`), 'utf8')
    expect(texts, file).toMatch(/\p{Script=Arabic}/u)
  }
})

test('The menu of the built client loads the texts of the chosen language and mirrors the page, also after a reload', async () => {
  const page = await browser.newPage({ locale: 'en-US' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(origin)
  const title = page.getByRole('heading', { level: 1 })
  const english = await title.textContent()
  expect(requested.filter((url) => url.endsWith('.ar.js'))).toEqual([])
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
  expect(requested.filter((url) => url.endsWith('.ar.js')).length).toBeGreaterThan(0)
  const arabic = await title.textContent()
  expect(arabic).toMatch(/\p{Script=Arabic}/u)
  expect(arabic).not.toBe(english)
  requested.length = 0
  await page.reload()
  await expect.poll(() => title.textContent()).toBe(arabic)
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  expect(requested.filter((url) => /\.(?:en-US|zh-HK)\.js$/.test(url))).toEqual([])
})

test('A browser whose first language was added opens the client in it', async () => {
  const page = await browser.newPage({ locale: 'ja' })
  await page.goto(origin)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja-JP')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/\p{Script=Hiragana}/u)
})
