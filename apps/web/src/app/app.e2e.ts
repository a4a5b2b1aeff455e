import { expect, test } from '../../../../e2e/fixtures.ts'

test('A8 the client is mounted on the element with id app and shows the routed view there and nothing else', async ({
  page,
}) => {
  await page.goto('/#/loginPage')
  await expect(page.locator('#app > main input[type=tel]')).toBeVisible()
  expect(await page.locator('#app > *').evaluateAll((elements) => elements.map((element) => element.tagName))).toEqual([
    'HEADER',
    'MAIN',
  ])
})

test('A2 the page query names the language before the query behind the hash, and unknown values are ignored', async ({
  page,
}) => {
  await page.goto('/?lang=en-US#/loginPage?lang=zh-HK')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.goto('/#/loginPage?lang=zh-HK')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('手機號碼登入')
  await page.goto('/?lang=fr#/loginPage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('手机号登录')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test("A2 the visitor's own choice is kept for the next visit and gives way to the address", async ({ page }) => {
  await page.goto('/#/loginPage')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en-US')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with your phone')
  await page.goto('/#/')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.goto('/?lang=zh-HK')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
})

test('A12 nothing is written to the console, and an uncaught error reaches the server without personal data', async ({
  page,
}) => {
  const written: string[] = []
  page.on('console', (message) => written.push(message.text()))
  await page.goto('/#/loginPage')
  await expect(page.locator('input[type=tel]')).toBeVisible()
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
  expect(body).toMatchObject({ name: 'TypeError', route: '/loginPage' })
  expect(body.message).not.toMatch(/51234567|example\.com/)
  expect(written).toEqual([])
})

test('O5 a browser below the build target gets a notice in its language instead of a white page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
  await page.goto('/?lang=zh-HK#/loginPage')
  await expect(page.getByRole('alert')).toContainText('請更新瀏覽器')
  await page.goto('/?lang=en-US')
  await expect(page.getByRole('alert')).toContainText('Please update your browser')
})

test('A1 the painted frame stands before any script of the bundle has arrived, in the language asked for', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, () => undefined)
  await page.goto('/?lang=zh-HK#/loginPage', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('手機號碼登入')
  await expect(page.locator('#app input')).toHaveCount(0)
})

test('the page is served with a policy that allows no inline script but its own and no other origin', async ({
  page,
}) => {
  const refused: string[] = []
  await page.exposeFunction('refuse', (what: string) => refused.push(what))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      (globalThis as unknown as { refuse(what: string): void }).refuse(event.violatedDirective),
    ),
  )
  const reply = await page.goto('/')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  const policy = reply?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-inline')
  // the native bridge's secure host is the one other origin, and only calls may go there
  expect(policy.match(/https?:\/\/\S+/g)).toEqual(['https://secure.foyer.example:8443;'])
  expect(refused).toEqual([])
})
