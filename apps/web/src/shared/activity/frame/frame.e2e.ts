import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'
import { arrive, changeDetail, follow, go, joinButton, open, pages, panel } from '../testing/activity-page.ts'

const sandbox = { 'X-Forwarded-For': '127.0.0.1' }
const calls = (urls: string[]) => urls.filter((url) => url.includes('/api/activities'))

test('the head script starts the public call before any of the client is there, and the page makes no second one', async ({
  page,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(new URL(request.url()).pathname))
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const early = page.waitForResponse('**/api/activities/first-account')
  await page.goto(`/?lang=en-US#${pages.open}`, { waitUntil: 'commit' })
  await early
  letGo()
  await expect(panel(page)).toContainText('Sign in to take part')
  expect(calls(urls)).toEqual(['/api/activities/first-account'])
})

for (const code of ['', '..%2Fcontent', '%3Cscript%3E', 'UPPER', 'a/b'])
  test(`what is no code asks the server nothing: ${code || 'none'}`, async ({ page }) => {
    const urls: string[] = []
    page.on('request', (request) => urls.push(new URL(request.url()).pathname))
    await page.goto(`/?lang=en-US#/activityTemplate?code=${code}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this activity')
    expect(calls(urls)).toEqual([])
  })

test('X3 an unknown code says so and leads on', async ({ page }) => {
  await page.goto('/?lang=en-US#/activityTemplate?code=no-such-activity')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this activity')
  await expect(page).toHaveTitle(/^We cannot find this activity/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See other activities' }).click()
  await expect(page).toHaveURL(/#\/$/)
})

test('X3 a detail that does not come is asked for again', async ({ page }) => {
  await page.route('**/api/activities/first-account', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`/?lang=en-US#${pages.open}`)
  await expect(page.getByRole('status', { name: 'Loading the activity' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('alert')).toContainText('The activity did not load', { timeout: 20_000 })
  await expectAccessible(page)
  await page.unroute('**/api/activities/first-account')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first account')
})

test('X3 opened offline, an activity says so and comes with the network', async ({ page, context }) => {
  await go(page, pages.ended)
  await context.setOffline(true)
  // the page has heard of it: what it asks for before that fails, and is said otherwise, as is a part that had not come yet
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
  await follow(page, pages.open)
  const waits = page.getByRole('alert').filter({ hasText: 'The activity loads as soon as you are connected' })
  await expect(waits).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first account', { timeout: 30_000 })
})

const titles: Readonly<Record<Language, string>> = {
  'zh-CN': '首次开户礼遇',
  'zh-HK': '首次開戶禮遇',
  'en-US': 'Your first account',
}
for (const [language, title] of Object.entries(titles) as [Language, string][])
  test(`A1 page, tab and period are in ${language}, and axe finds nothing from top to bottom`, async ({ page }) => {
    await go(page, pages.open, language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    const date = language === 'en-US' ? /[A-Z][a-z]{2} \d+, \d{4}, 09:30/ : /\d{4}年\d+月\d+日 09:30/
    await expect(page.locator('.facts')).toContainText(date)
    for (const question of await page.locator('.faq summary').all()) await question.click()
    await expectAccessible(page)
  })

test('the title follows the content from one activity to the next, with the focus on its heading', async ({ page }) => {
  await go(page, pages.open)
  await expect(page).toHaveTitle(/^Your first account/)
  await follow(page, pages.ended)
  await expect(page).toHaveTitle(/^Investor education talks/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('nothing moves while the page, its pictures and the personal answer arrive', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of Object.values(pages)) {
    await page.goto('about:blank')
    await go(page, path)
    await expect(panel(page)).toContainText(/Sign in to take part|has ended/)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(
      0.02,
    )
  }
})

test('the terms open as a sheet with version and date, before anybody has joined', async ({ page }) => {
  await go(page, pages.open)
  await page.getByRole('button', { name: /^Terms Version 1 · published \w{3} \d+, \d{4}$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Terms' })
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(sheet).toContainText('Version 1')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('a question is opened by the address, and the one opened last is in it', async ({ page }) => {
  await go(page, `${pages.open}&faq=how-long`)
  const question = (id: string) => page.locator(`#faq-${id}`)
  await expect(question('how-long')).toHaveAttribute('open')
  await expect(question('how-long').locator('p')).toBeInViewport()
  await question('documents').locator('summary').click()
  await expect(page).toHaveURL(/code=first-account&faq=documents$/)
})

test("A3 K13 an operator's line stands in the notice bar, in the reader's own script", async ({ page, request }) => {
  const line = { activity: 'live-818', language: 'zh-HK', text: '八號風球期間活動順延，請留意本頁。', minutes: 60 }
  expect((await request.post('/dev/notices', { headers: sandbox, data: line })).ok()).toBe(true)
  await go(page, '/activityTemplate?code=live-818', 'zh-HK')
  await expect(page.locator('.notice-bar').first()).toContainText('八號風球期間活動順延，請留意本頁。')
  await go(page, '/activityTemplate?code=live-818', 'zh-CN')
  await expect(page.locator('.notice-bar').first()).toContainText('八号风球期间活动顺延，请留意本页。')
})

test('the footer holds the risks of the activity, no offer, the licensed firm and its privacy statement', async ({
  page,
}) => {
  await go(page, pages.open)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Investment involves risk')
  await expect(footer).toContainText('It is no offer, solicitation or investment advice')
  await expect(footer).toContainText(/Foyer Securities Limited · CE number \w+/)
  await footer.getByRole('button', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
})

for (const [name, size] of [
  ['at 200 % text', '200%'],
  ['at usual text', ''],
] as const)
  test(`${name} nothing scrolls sideways, and at the end of the page the panel covers nothing`, async ({ page }) => {
    await go(page, pages.open)
    await expect(panel(page)).toContainText('Sign in to take part')
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value
    }, size)
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const boxes = await page.evaluate(() => {
      const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return {
        last: at('.activity-body > :last-child')?.bottom,
        panel: at('.gate-panel')?.top,
        end: at('.gate-panel')?.bottom,
        footer: at('.risk-footer')?.top,
      }
    })
    expect(boxes.last).toBeLessThanOrEqual(boxes.panel ?? 0)
    expect(boxes.end).toBeLessThanOrEqual(boxes.footer ?? 0)
  })

test('the main action is in the first view, and what the keyboard reaches stands above it', async ({ page }) => {
  await go(page, pages.open)
  await expect(panel(page).getByRole('link', { name: 'Sign in to join' })).toBeInViewport({ ratio: 1 })
  for (const question of await page.locator('.faq summary').all()) {
    await question.focus()
    const { bottom, top } = await question.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      top: document.querySelector('.gate-panel')?.getBoundingClientRect().top ?? 0,
    }))
    expect(bottom).toBeLessThanOrEqual(top)
  }
})

test('when a countdown ends the page asks the server again and follows it', async ({ page }) => {
  // the first answer stands just before the opening; the next one is the server's own
  await changeDetail(page, 'first-account', ({ asOf }) => ({ phase: 'upcoming', opensAt: asOf + 1_000 }))
  await page.route('**/joinStatus', () => undefined)
  await open(page, pages.open)
  await expect(page.locator('.facts')).toContainText('Coming up')
  await expect(panel(page)).toContainText('Not open yet')
  await expect(page.locator('.facts')).toContainText('Open now', { timeout: 20_000 })
})

test('X3 where nobody answers when a countdown ends, the page goes on asking by itself', async ({ page }) => {
  await page.route('**/joinStatus', (route) => route.abort())
  await changeDetail(page, 'first-account', ({ asOf }) => ({ phase: 'upcoming', opensAt: asOf + 1_000 }))
  await open(page, pages.open)
  await expect(page.locator('.facts')).toContainText('Coming up')
  // once, with its repetitions
  let lost = 0
  await page.route('**/api/activities/first-account', (route) => (++lost > 3 ? route.continue() : route.abort()))
  await expect(page.locator('.facts')).toContainText('Open now', { timeout: 30_000 })
  expect(lost).toBe(4)
})

test('X3 a personal answer from before the opening counts no more, and another is asked for until it comes', async ({
  page,
  mobileNo,
}) => {
  let opened = 0
  await changeDetail(page, 'first-account', ({ asOf, opensAt }) => {
    opened = opensAt
    return { phase: 'upcoming', opensAt: asOf + 1_000 }
  })
  let asked = 0
  await page.route('**/joinStatus', async (route) => {
    asked += 1
    if (asked > 4) return route.continue()
    // once, with its repetitions
    if (asked > 1) return route.abort()
    const reply = (await (await route.fetch()).json()) as { data: object }
    await route.fulfill({ json: { ...reply, data: { ...reply.data, gate: 'not_started', asOf: opened - 1 } } })
  })
  await arrive(page, mobileNo, pages.open)
  await expect(panel(page)).toContainText('Not open yet')
  await expect(page.locator('.facts')).toContainText('Open now', { timeout: 20_000 })
  await expect(panel(page)).toContainText('We could not check where you stand', { timeout: 20_000 })
  await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(joinButton(page)).toBeVisible({ timeout: 20_000 })
})
