import { brand } from '@foyer/api/brand'
import { chooseSetting } from '@foyer/testing/journey/choose-setting'
import { expect, test } from '@foyer/testing/journey/fixtures'
import type { Browser } from '@playwright/test'

test('A12 the page is served with a policy that allows no other origin and no inline script but its own, it writes nothing to the console, and it reports an uncaught error without personal data', async ({
  page,
}) => {
  const written: string[] = []
  page.on('console', (message) => written.push(message.text()))
  const refused: string[] = []
  await page.exposeFunction('refuse', (what: string) => refused.push(what))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      (globalThis as unknown as { refuse(what: string): void }).refuse(event.violatedDirective),
    ),
  )
  const reply = await page.goto('/')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const policy = reply?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-inline')
  // the native bridge's secure host is the only other origin, and only calls may go there
  expect(policy.match(/https?:\/\/\S+/g)).toEqual([`${brand.secureHost};`])
  const report = page.waitForRequest(/\/api\/client-errors$/)
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new TypeError('failed for 51234567 and someone@example.com')
      }),
  )
  const request = await report
  expect((await request.response())?.status()).toBe(204)
  const body = request.postDataJSON()
  expect(body).toMatchObject({ name: 'TypeError', route: '/' })
  expect(body.message).not.toMatch(/51234567|example\.com/)
  expect(written).toEqual([])
  expect(refused).toEqual([])
})

test('A1 A2 R31 O5 a page is painted in its language before any script has loaded, by the address first and then by the choice of an earlier visit, and a browser below the build target gets a notice', async ({
  page,
}) => {
  const root = page.locator('html')
  await page.route(/\/assets\/.*\.js$/, () => undefined)
  await page.goto('/?lang=zh-HK#/loginPage', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('手機號碼登入')
  await expect(page.locator('#app input')).toHaveCount(4)
  await page.unroute(/\/assets\/.*\.js$/)

  await page.goto('/?lang=en-US#/loginPage?lang=zh-HK')
  await expect(root).toHaveAttribute('lang', 'en-US')
  await page.goto('/?lang=fr#/me')
  await expect(root).toHaveAttribute('lang', 'zh-CN')
  await chooseSetting(page, '外观', '深色')
  await chooseSetting(page, '文字大小', '特大')
  await chooseSetting(page, '语言', 'English')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Me')
  await page.goto('/?lang=fr#/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  // a build of the client, and the server's version with its newest migration
  await expect(page.locator('[aria-labelledby="about-versions"]')).toContainText(
    /\d+\.\d+\.\d+\+[0-9a-f]{8}.*\d+\.\d+\.\d+\+\d{4}/,
    {
      timeout: 30_000,
    },
  )
  await page.goto('/#/loginPage')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with your phone')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('data-text', 'largest')
  await page.goto('/?lang=zh-HK')
  await expect(root).toHaveAttribute('lang', 'zh-HK')

  await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
  await page.goto('/?lang=zh-HK#/loginPage')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('請更新瀏覽器')
  await page.goto('/?lang=en-US')
  await expect(page.getByRole('alert')).toContainText('Please update your browser')
})

for (const [name, file] of [
  ['its code', /\/assets\/shell-[^.]+\.js$/],
  ['its texts', /\/assets\/shell-[^.]+\.en-US\.js$/],
] as const)
  test(`X3 a client that cannot start because ${name} did not arrive says so in the page’s language, and a tap loads the page again`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.abort())
    await page.goto('/?lang=en-US#/loginPage')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('This page did not load')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with your phone')
    await page.unroute(file)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toHaveCount(0)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hallTitles['en-US'])
  })

test('X3 a script that fails once the client has started, as the collector’s does where it is blocked, changes nothing', async ({
  page,
}) => {
  await page.goto('/?lang=en-US#/loginPage')
  await page.locator('form button[type=submit]').click()
  await expect(page.getByText('Malformed phone number')).toBeVisible()
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        script.src = '/assets/none.js'
        script.onerror = resolve
        document.head.append(script)
      }),
  )
  expect(await page.getByText('This page did not load').count()).toBe(0)
})

/** The hall's title in each language. */
const hallTitles = {
  'zh-CN': '精选活动与优惠',
  'zh-HK': '精選活動與優惠',
  'en-US': 'Offers and events',
} as const

/** Opens a page in a browser that prefers a language. */
const openIn = async (browser: Browser, locale: string, address: string) => {
  const context = await browser.newContext({ locale, extraHTTPHeaders: { 'X-Forwarded-For': address } })
  return { page: await context.newPage(), close: () => context.close() }
}

// nearest-language.test.ts and old-browsers.test.ts show all other languages
for (const [locale, language] of [
  ['zh-TW', 'zh-HK'],
  ['en-GB', 'en-US'],
  ['ja-JP', 'zh-CN'],
] as const)
  test(`SCREEN-1 A2 a browser in ${locale} shows ${language} from the first painted frame on, in both clients and in the notice to old browsers`, async ({
    browser,
    address,
  }) => {
    const { page, close } = await openIn(browser, locale, address)
    for (const path of ['/', '/institution/']) {
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hallTitles[language])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('banner').getByRole('combobox', { name: 'Language' })).toHaveValue(language)
      await page.unroute(/\/assets\/.*\.js$/)
      await page.reload()
      await expect(page.getByRole('banner').getByRole('combobox', { name: 'Language' })).toHaveValue(language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hallTitles[language])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
    await page.goto('/')
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await close()
  })

test('SCREEN-1 A2 on the next visit the language chosen in the hall’s header takes precedence over the browser’s, and the address over both', async ({
  browser,
  address,
}) => {
  const { page, close } = await openIn(browser, 'en-GB', address)
  await page.goto('/')
  const choice = page.getByRole('banner').getByRole('combobox', { name: 'Language' })
  const box = await choice.boundingBox()
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
  await choice.selectOption('zh-HK')
  // a choice in the painted bar counts once the client runs
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hallTitles['zh-HK'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hallTitles['zh-HK'])
  await page.goto('/?lang=zh-CN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hallTitles['zh-CN'])
  await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
  await page.goto('/')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('請更新瀏覽器')
  await close()
})

test('A1 A2 a visitor loads texts in one language only, a chosen language is shown without a reload, and one that cannot be loaded changes nothing', async ({
  browser,
  address,
}) => {
  const { page, close } = await openIn(browser, 'en-GB', address)
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const [, language] = /\.(\w\w-\w\w)\.js$/.exec(request.url()) ?? []
    if (language) loaded.add(language)
  })
  await page.goto('/')
  await expect(page.getByRole('list').first()).toBeVisible()
  expect([...loaded]).toEqual(['en-US'])
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const choice = page.getByRole('banner').getByRole('combobox', { name: 'Language' })
  await choice.selectOption('zh-HK')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hallTitles['zh-HK'])
  await page.route(/\.zh-CN\.js$/, (route) => route.abort())
  await choice.selectOption('zh-CN')
  await expect(page.getByText('未能載入該語言')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hallTitles['zh-HK'])
  await expect(choice).toHaveValue('zh-HK')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await close()
})
