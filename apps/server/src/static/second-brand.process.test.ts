import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, ensureTestChromium } from '../../../../scripts/chromium.ts'
import { forInstitutions, mark, retail, samplesIn } from '../testing/other-firm.ts'
import { builtForOtherFirm, servedCopy, textsUnder } from '../testing/other-firm-copy.ts'

let built: ReturnType<typeof builtForOtherFirm>
let origin: string
let browser: Browser

beforeAll(async () => {
  built = builtForOtherFirm()
  const { origin: at, stop } = await servedCopy(built.copy)
  origin = at
  browser = await chromium.launch({ executablePath: ensureTestChromium(), args: [...chromiumArgs] })
  return stop
}, 300_000)
afterAll(() => browser?.close())

const served = async (path: string, accept = 'text/html') => {
  const reply = await fetch(`${origin}${path}`, { headers: { accept } })
  return {
    status: reply.status,
    body: await reply.text(),
    policy: reply.headers.get('content-security-policy') ?? '',
  }
}

test('ADOPT-5 the policy and the configuration of a rebranded client name its own secure host and nothing of the sample firm', async () => {
  for (const [path, own] of [
    ['/', retail],
    ['/institution/', forInstitutions],
  ] as const) {
    const { body, policy } = await served(path)
    expect(policy).toContain(own.secureHost)
    expect(samplesIn(policy + body)).toEqual([])
  }
  const { body } = await served('/config.json')
  expect(JSON.parse(body).hosts.secure).toBe(retail.secureHost)
  expect(samplesIn(body)).toEqual([])
})

test('ADOPT-6 a renamed client app has the same terminal source in the page, in the configuration and in the build', async () => {
  expect(JSON.parse((await served('/config.json')).body).terminalSources).toEqual({
    'acme-web': '02',
    'acme-pro-web': '95',
  })
  const page = (await served('/institution/')).body
  const config = /id="config">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
  expect(JSON.parse(config).terminalSources).toEqual({ 'acme-pro-web': '95' })
  const scripts = textsUnder(join(built.web, 'institution')).map(([, text]) => text)
  expect(scripts.join('\n')).toMatch(/clientappName:[`"]acme-pro-web[`"]/)
})

test('ADOPT-7 no built file of the clients, the apps for staff or the mini-program holds anything of the sample firm', () => {
  const files = [built.web, built.insights, built.staffConsole, built.miniProgram].flatMap(textsUnder)
  expect(files.filter(([name]) => name.endsWith('.css')).length).toBeGreaterThan(3)
  expect(files.filter(([name]) => name.endsWith('.wxss')).length).toBeGreaterThan(1)
  expect(files.map(([name, text]) => [name, samplesIn(text)] as const).filter(([, found]) => found.length > 0)).toEqual(
    [],
  )
})

test('ADOPT-7 the mark is one file, which every page shows', async () => {
  for (const path of ['/mark.svg', '/institution/mark.svg']) expect((await served(path)).body).toBe(mark)
  for (const app of [built.insights, built.staffConsole]) {
    const marks = textsUnder(app).filter(([name]) => /mark.*\.svg$/.test(name))
    expect(marks.map(([, text]) => text)).toEqual([mark])
  }
})

/** The codes in the list that a path serves. */
const codesAt = async (path: string): Promise<readonly string[]> => {
  const found = [...(await served(path, 'application/json')).body.matchAll(/"code":"([a-z0-9-]+)"/g)]
  return [...new Set(found.map(([, code = '']) => code))]
}

test('ADOPT-7 no public call, drawing or text of the server holds anything of the sample firm', async () => {
  const details = await Promise.all(
    ['activities', 'films', 'live'].map(async (kind) =>
      (await codesAt(`/api/${kind}`)).map((code) => `/api/${kind}/${code}`),
    ),
  )
  const live = details[2] ?? []
  const agreements = ['disclaimer', 'privacy', 'service', 'marketing'].flatMap((key) =>
    ['zh-CN', 'zh-HK', 'en-US'].map((lang) => `/api/content/agreements/${key}?lang=${lang}`),
  )
  const media = readdirSync(join(built.copy, 'apps/server/content/media')).filter((name) => /\.(svg|vtt)$/.test(name))
  const lists = ['conversion/offers', 'cross-border/guide', 'cross-border/questions', 'financing/rates', 'gifts']
  const paths = [
    ...[
      '/sw.js',
      '/nowhere',
      '/dev/counter',
      '/dev/counter/counter.js',
      '/dev/counter/texts.js',
      '/insights/',
      '/console/',
    ],
    ...['/dev/counter/tokens.generated.css', '/api/activities', '/api/films', '/api/live', '/api/wealth-connect'],
    ...lists.map((name) => `/api/${name}`),
    ...agreements,
    ...details.flat(),
    ...live.map((path) => `${path}/calendar.ics?lang=en-US`),
    ...media.map((name) => `/api/media/${name}`),
  ]
  expect(live.length).toBeGreaterThan(0)
  const found = await Promise.all(
    paths.map(async (path) => {
      const { status, body } = await served(path)
      const isExpected = status === 200 || (path === '/nowhere' && status === 404)
      return [path, ...(isExpected ? [] : [String(status)]), ...samplesIn(body)]
    }),
  )
  expect(found.filter(([, ...samples]) => samples.length > 0)).toEqual([])
  expect((await served('/api/content/agreements/privacy?lang=en-US')).body).toContain(retail.privacyEmail)
})

/** A visitor whose system has a language, on a page of the server. */
const visit = async (path: string, locale: string): Promise<Page> => {
  const page = await (await browser.newContext({ locale, viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(`${origin}${path}`)
  await page.locator('#app > *').first().waitFor()
  return page
}
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')
/** Every text of a page, also one that is hidden, with its title. */
const textOf = async (page: Page): Promise<string> =>
  `${await page.title()}\n${await page.locator('body').textContent()}`

test('ADOPT-7 a visitor who walks through the rebranded client reads its names and languages, and nothing of the sample firm', async () => {
  const page = await visit('/', 'zh-CN')
  // the firm offers no Simplified Chinese, and a reader of it reads the other script
  expect(await languageOf(page)).toBe('zh-HK')
  await page.locator('select.language-select').waitFor()
  expect(await page.locator('select.language-select option').allInnerTexts()).toEqual(['繁體', 'English'])
  const hero = await page.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--hero")')
  expect(hero).toBe('#302030')
  expect(await textOf(page)).toContain(retail.shortName['zh-HK'])
  expect(samplesIn(await textOf(page))).toEqual([])

  await page.goto(`${origin}/?lang=zh-CN#/about`)
  await page.getByText(retail.complaintsEmail).first().waitFor()
  expect(await languageOf(page)).toBe('zh-HK')
  await page.goto(`${origin}/?lang=en-US#/about`)
  await page.getByText(retail.firm['en-US']).first().waitFor()
  const about = await textOf(page)
  for (const value of [retail.hotline, retail.ceNumber, ...retail.hosts]) expect(about).toContain(value)
  expect(samplesIn(about)).toEqual([])
  await page.context().close()
})

test('ADOPT-7 the text message of a sign-in has the name and the host of the firm', async () => {
  const page = await visit('/?lang=en-US#/loginPage', 'en-GB')
  await page.getByRole('button', { name: /\+852/ }).waitFor()
  await page.getByLabel('Phone number', { exact: true }).fill('61234567')
  await page.getByRole('button', { name: 'Send code', exact: true }).click()
  await page.getByRole('status').filter({ hasText: '61234567' }).waitFor()
  const { body } = await served(`/dev/sms?mobile=${encodeURIComponent('+85261234567')}`, 'application/json')
  expect(JSON.parse(body).data[0].text).toMatch(/^acme: your code is \d{6}, .*\n\n@www\.acme\.test #\d{6}$/s)
  expect(samplesIn(body + (await textOf(page)))).toEqual([])
  await page.context().close()
})

test('ADOPT-7 the institution-facing client, the operators’ page and the till have the firm’s names and languages', async () => {
  const institution = await visit('/institution/', 'zh-HK')
  expect(await languageOf(institution)).toBe('zh-CN')
  expect(await textOf(institution)).toContain(forInstitutions.shortName['zh-CN'])
  expect(samplesIn(await textOf(institution))).toEqual([])
  await institution.context().close()
  const french = await visit('/institution/', 'fr-FR')
  expect(await languageOf(french)).toBe('en-US')
  await french.context().close()
  const operators = await visit('/insights/', 'zh-CN')
  expect(await languageOf(operators)).toBe('zh-HK')
  expect(await textOf(operators)).toContain(retail.shortName['zh-HK'])
  expect(samplesIn(await textOf(operators))).toEqual([])
  await operators.context().close()
  const till = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await till.goto(`${origin}/dev/counter`)
  expect(samplesIn(await textOf(till))).toEqual([])
  await till.context().close()
})
