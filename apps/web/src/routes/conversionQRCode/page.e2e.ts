import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../e2e/fixtures.ts'
import { signIn } from '../../../../../e2e/sign-in-steps.ts'
import { read, scanned } from './testing/scan.ts'
import { arrive, grant, move, openCounter, redeemAt } from './testing/voucher.ts'

const present = '**/user/rewards/present'
/** Until a page that asks every few seconds has heard of something. */
const soon = { timeout: 30_000 }

test('R13 what the screen shows is read by a scanner, redeemed at a counter, and the page turns to used', async ({
  page,
  mobileNo,
  browser,
}) => {
  const id = await grant(page, mobileNo)
  await arrive(page, 'en-US', mobileNo, id)
  const plate = page.locator('.qr-plate svg')
  await expect(plate).toBeVisible(soon)
  const code = await scanned(plate)
  expect(code).toMatch(/^F1:[0-9A-Z]{52}$/)
  await expectAccessible(page)

  const shop = await browser.newContext()
  const counter = await shop.newPage()
  await openCounter(counter)
  await redeemAt(counter, code!)
  await expect(counter.getByRole('heading', { name: 'Redeemed' })).toBeVisible()
  await expectAccessible(counter)
  await expect(page.getByRole('status').getByRole('heading', { name: 'Used' })).toBeVisible(soon)
  await expect(page.getByText('Harbour Coffee (demo)')).toBeVisible()
  await expect(plate).toHaveCount(0)
  await expectAccessible(page)

  await counter.getByRole('button', { name: 'Next customer' }).click()
  await redeemAt(counter, code!)
  await expect(counter.getByRole('heading', { name: 'Already used' })).toBeVisible()
  await shop.close()
})

test('R13 the typed code is redeemed as well, and copied', async ({ page, mobileNo, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await grant(page, mobileNo)
  await arrive(page, 'zh-HK', mobileNo, id)
  await page.getByRole('button', { name: '複製' }).click()
  await expect(page.locator('.toast')).toHaveText('已複製')
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const shop = await browser.newContext()
  const counter = await shop.newPage()
  await openCounter(counter)
  await redeemAt(counter, code.replace('-', '').toLowerCase())
  await expect(counter.getByRole('heading', { name: 'Redeemed' })).toBeVisible()
  await expect(page.getByRole('status').getByRole('heading', { name: '已使用' })).toBeVisible(soon)
  await shop.close()
})

/** The first code comes as if most of its time had passed. */
const hurry = async (page: Page) => {
  await page.route(
    present,
    async (route) => {
      const reply = (await (await route.fetch()).json()) as { data: { presentation: object } }
      Object.assign(reply.data.presentation, { renewIn: 1_000, endsIn: 4_000 })
      await route.fulfill({ json: reply })
    },
    { times: 1 },
  )
}

test('R13 the code renews itself', async ({ page, mobileNo }) => {
  const id = await grant(page, mobileNo)
  await hurry(page)
  await arrive(page, 'en-US', mobileNo, id)
  const code = page.locator('.typed-groups')
  const first = await code.textContent()
  await expect(code).not.toHaveText(first!, soon)
  await expect(page.getByRole('timer')).toContainText('seconds until it renews')
  expect(await scanned(page.locator('.qr-plate svg'))).toMatch(/^F1:[0-9A-Z]{52}$/)
})

test('R13 a code that ran out before the next one came is greyed and cannot be scanned; once more brings a new one', async ({
  page,
  mobileNo,
}) => {
  const id = await grant(page, mobileNo)
  let isDown = false
  await hurry(page)
  await page.route('**/user/rewards/present', (route) => (isDown ? route.abort('connectionreset') : route.fallback()))
  await arrive(page, 'en-US', mobileNo, id)
  isDown = true
  await expect(page.getByRole('alert')).toContainText('This code has run out', soon)
  expect(await scanned(page.locator('.qr-plate'))).toBeUndefined()
  await expect(page.locator('.typed-code')).toHaveCount(0)
  await expectAccessible(page)
  // it is asked again without a tap too, so the tap comes before the server is back
  await page.getByRole('button', { name: 'Renew now' }).click()
  isDown = false
  await expect(page.locator('.typed-code')).toBeVisible(soon)
  await expect.poll(() => scanned(page.locator('.qr-plate svg')), soon).toMatch(/^F1:/)
})

test('R13 while the server gives no answer it is asked with rising pauses, past the time to renew as well', async ({
  page,
  mobileNo,
}) => {
  const id = await grant(page, mobileNo)
  let asked = 0
  let failed = 0
  await page.clock.install()
  await page.route(present, (route) => {
    asked++
    return route.abort('connectionreset')
  })
  page.on('requestfailed', (request) => void (request.url().endsWith('/rewards/present') && failed++))
  await hurry(page)
  await arrive(page, 'en-US', mobileNo, id)
  await expect.poll(() => asked, soon).toBeGreaterThan(0)
  const before = asked
  // the session may ask twice at a time; at the pace of a renewal it would be ten times by now
  for (let time = 0; time < 5_000; time += 100) {
    await page.clock.runFor(100)
    // the pause begins once the page has heard of the failure
    await expect.poll(() => failed, soon).toBeGreaterThanOrEqual(asked)
  }
  expect(asked - before).toBeLessThanOrEqual(4)
})

test('R13 offline the code stays as long as it is good, and says why it is not renewed', async ({
  page,
  mobileNo,
  context,
}) => {
  const id = await grant(page, mobileNo)
  await arrive(page, 'en-US', mobileNo, id)
  await expect(page.locator('.qr-plate svg')).toBeVisible(soon)
  await context.setOffline(true)
  await expect(page.getByText('You are offline. It renews as soon as you are connected.')).toBeVisible(soon)
  await expect(page.locator('.typed-code')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0, soon)
})

for (const [event, words] of [
  ['expire', 'Expired'],
  ['revoke', 'Withdrawn'],
] as const)
  test(`R13 while it is shown, ${event} takes the code away and says so`, async ({ page, mobileNo }) => {
    const id = await grant(page, mobileNo)
    await arrive(page, 'en-US', mobileNo, id)
    await expect(page.locator('.typed-code')).toBeVisible(soon)
    await move(page, id, event)
    await expect(page.getByRole('status').getByRole('heading', { name: words })).toBeVisible(soon)
    await expect(page.locator('.qr-plate')).toHaveCount(0)
    await expect(page.locator('main')).not.toContainText('Let the staff scan')
    await expectAccessible(page)
  })

test('R13 a voucher its partner has not confirmed waits, and shows its code once it is', async ({ page, mobileNo }) => {
  const id = await grant(page, mobileNo, { status: 'pending' })
  await arrive(page, 'en-US', mobileNo, id)
  await expect(page.getByRole('heading', { name: 'Waiting for the partner' })).toBeVisible()
  await expectAccessible(page)
  await move(page, id, 'issue')
  await expect(page.locator('.typed-code')).toBeVisible(soon)
})

test('R13 somebody else’s voucher is not found, and looks the same as none', async ({ page, mobileNo }) => {
  const id = await grant(page, '51230049')
  await arrive(page, 'en-US', mobileNo, id)
  await expect(page.getByRole('heading', { name: 'We cannot find this voucher' })).toBeVisible()
  const seen = await page.locator('.present-missing').textContent()
  await expectAccessible(page)
  for (const other of [crypto.randomUUID(), 'x', '']) {
    await page.goto(`/?lang=en-US#/conversionQRCode?reward=${other}`)
    await expect(page.locator('.present-missing')).toHaveText(seen!, soon)
  }
})

test('R13 whoever is not signed in is asked to, and comes back', async ({ page, mobileNo }) => {
  const id = await grant(page, mobileNo)
  await page.goto(`/?lang=en-US#/conversionQRCode?reward=${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, 'en-US', mobileNo)
  await expect(page.locator('.typed-code')).toBeVisible(soon)
})

test('R13 a hidden page asks for nothing, and a page that returns asks at once', async ({ page, mobileNo }) => {
  await page.clock.install()
  const id = await grant(page, mobileNo)
  await arrive(page, 'en-US', mobileNo, id)
  await expect(page.locator('.typed-code')).toBeVisible(soon)
  const see = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  let asked = 0
  await see('hidden')
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => void (request.url().endsWith('/rewards/present') && asked++))
  // longer than the page waits between two questions, in steps: what is asked has time to leave
  for (let time = 0; time < 5_500; time += 100) await page.clock.runFor(100)
  expect(asked).toBe(0)
  await see('visible')
  await expect.poll(() => asked, soon).toBeGreaterThan(0)
})

const sheets = {
  'zh-CN': { title: '礼券二维码', more: '放大或保存', enlarge: '放大', save: '保存为图片' },
  'zh-HK': { title: '禮券二維碼', more: '放大或儲存', enlarge: '放大', save: '儲存為圖片' },
  'en-US': { title: 'QR code of the voucher', more: 'Enlarge or save', enlarge: 'Enlarge', save: 'Save as a picture' },
} as const satisfies Record<Language, object>

test('R13 K6 a long press offers to enlarge and to save, and so does a button; both read as the code shown', async ({
  page,
  mobileNo,
}) => {
  const id = await grant(page, mobileNo)
  const words = sheets['zh-CN']
  await arrive(page, 'zh-CN', mobileNo, id)
  const plate = page.locator('.qr-button svg')
  await expect(plate).toBeVisible(soon)
  await plate.hover()
  await page.mouse.down()
  const sheet = page.getByRole('dialog', { name: words.title })
  await expect(sheet).toBeVisible()
  await page.mouse.up()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: words.enlarge }).click()
  await expect.poll(() => scanned(sheet.locator('.qr-plate')), soon).toMatch(/^F1:/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: words.save }).click(),
  ])
  expect(await read(page, await download.path())).toMatch(/^F1:[0-9A-Z]{52}$/)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.locator('.present-code').getByRole('button', { name: words.more }).last().press('Enter')
  await expect(sheet).toBeVisible()
})

test('R13 A1 text of 200 % loses nothing, in every language', async ({ page, mobileNo }) => {
  const id = await grant(page, mobileNo)
  await arrive(page, 'en-US', mobileNo, id)
  for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const) {
    await page.goto(`/?lang=${language}#/conversionQRCode?reward=${id}`)
    await expect(page.locator('.typed-code')).toBeVisible(soon)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const { width, seen } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      seen: document.documentElement.clientWidth,
    }))
    expect(width).toBe(seen)
    for (const cut of await page.locator('.present :is(p, dt, dd, h1, h2, button, a)').all())
      expect(
        await cut.evaluate(
          (element) => element.classList.contains('visually-hidden') || element.scrollWidth <= element.clientWidth + 1,
        ),
      ).toBe(true)
    await expectAccessible(page)
  }
})
