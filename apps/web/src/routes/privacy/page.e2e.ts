import { readFileSync } from 'node:fs'
import type { PrivacyExport } from '@foyer/contract/privacy'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { arrive, grant, slow } from './testing/privacy.ts'

test('O4 the hall leads here, and a visitor is asked to sign in first', async ({ page }) => {
  await page.goto('/?lang=en-US')
  await page.getByRole('link', { name: 'Your data and privacy' }).click(slow)
  await expect(page.getByRole('heading', { name: 'Sign in to see this' })).toBeVisible(slow)
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    '#/loginPage?back=%2Fprivacy',
  )
  await expectAccessible(page)
})

test('O4 a person sees what is kept and why, and for how long, in three languages and at twice the size', async ({
  page,
  mobileNo,
}) => {
  await arrive(page, 'en-US', mobileNo)
  const kinds = page.locator('.privacy-kind')
  await expect(kinds).toHaveCount(9)
  await expect(kinds.first()).toContainText('Kept 7 years after an erasure')
  await expect(page.locator('.privacy-person')).not.toContainText(mobileNo)
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  for (const [language, words] of [
    ['zh-CN', '删除资料后保留 7 年'],
    ['zh-HK', '刪除資料後保留 7 年'],
  ] as const) {
    await page.goto(`/?lang=${language}#/privacy`)
    await expect(kinds.first()).toContainText(words, slow)
  }
})

test('O4 V6 the marketing consent is off until the person turns it on, and off again at once', async ({
  page,
  mobileNo,
}) => {
  await arrive(page, 'en-US', mobileNo)
  const consent = page.getByRole('switch', { name: 'Send me news of activities and services' })
  await expect(consent).toHaveAttribute('aria-checked', 'false')
  // asked on signing in and not ticked: nothing was given, so nothing is withdrawn
  await expect(page.getByText('You have not agreed, so nothing is sent')).toBeVisible()
  await consent.click()
  await expect(consent).toHaveAttribute('aria-checked', 'true', slow)
  await expect(page.getByText(/^Agreed .* HKT$/)).toBeVisible()
  await consent.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Withdrawn .* Nothing is sent from then on$/)).toBeVisible(slow)
  await page.reload()
  await expect(consent).toHaveAttribute('aria-checked', 'false', slow)
})

test('O4 N13 a marketing consent whose answer is lost waits for it, after a reload too, and is one request', async ({
  page,
  mobileNo,
}) => {
  await arrive(page, 'en-US', mobileNo)
  const consent = page.getByRole('switch', { name: 'Send me news of activities and services' })
  const sent = new Set<string>()
  let isLost = true
  await page.route('**/user/privacy/marketing', async (route) => {
    sent.add(route.request().postData() ?? '')
    if (!isLost) return route.continue()
    // the server does it, and nobody hears of it
    await route.fetch()
    await route.abort()
  })
  await consent.click()
  await expect(page.getByText('We do not know yet')).toBeVisible(slow)
  await expect(consent).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(page.getByText('We do not know yet')).toBeVisible(slow)
  await consent.dispatchEvent('click')
  await expect(consent).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  isLost = false
  await page.getByRole('button', { name: 'Find out' }).click()
  await expect(page.getByText(/^Agreed /)).toBeVisible(slow)
  await expect(page.getByText('We do not know yet')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  expect(sent.size).toBe(1)
})

test('O4 the export is shown and taken away as a file with the whole number in it', async ({ page, mobileNo }) => {
  await grant(page, mobileNo, { status: 'used' })
  await arrive(page, 'en-US', mobileNo)
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect(page.getByText('Your data is ready')).toBeFocused(slow)
  const file = page.waitForEvent('download', slow)
  await page.getByRole('button', { name: 'Download the JSON file' }).click(slow)
  const download = await file
  expect(download.suggestedFilename()).toMatch(/^foyer-my-data-\d{4}-\d\d-\d\d\.json$/)
  const all = JSON.parse(readFileSync(await download.path(), 'utf8')) as PrivacyExport
  expect(all.person.mobile).toBe(`+852${mobileNo}`)
  expect(all.rewards).toMatchObject([{ status: 'used' }])
  expect(JSON.stringify(all)).toMatch(/"asOf":"\d{4}-\d\d-\d\dT[\d:.]+\+08:00"/)
  await expect(page.getByText(/Rewards 1 · /)).toBeVisible()
  await page.getByText('View it here').click()
  await expect(page.getByRole('textbox', { name: 'View it here' })).toHaveValue(new RegExp(mobileNo))
  await expectAccessible(page)
})

test('O4 what is open stands in the way of an erasure, is named, and leads to what ends it', async ({
  page,
  mobileNo,
}) => {
  await grant(page, mobileNo, { validForDays: 20 })
  await arrive(page, 'en-US', mobileNo)
  await expect(page.getByText('Not yet possible')).toBeVisible()
  await expect(page.locator('.privacy-open li')).toContainText(['Use it, or let it expire'])
  await expect(page.getByRole('button', { name: 'Erase my data…' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to my rewards' }).click()
  await expect(page).toHaveURL(/#\/myRewards/)
})

test('O4 an erasure asks twice, survives a lost answer, and leaves nobody signed in', async ({ page, mobileNo }) => {
  await arrive(page, 'en-US', mobileNo)
  await page.getByRole('button', { name: 'Erase my data…' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Kept as the law asks')
  await expect(async () => {
    const [box, { width = 0, height = 0 }] = [await dialog.boundingBox(), page.viewportSize() ?? {}]
    expect(box && Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(2)
    expect(box && Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThan(2)
  }).toPass(slow)
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(dialog.getByText('Tick the box above first')).toBeVisible()
  await expectAccessible(page)
  // the server does it, and nobody hears of it
  const lost = async (route: import('@playwright/test').Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/user/privacy/erasure', lost)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('No answer came')).toBeVisible(slow)
  // whoever comes back to the tab finds it still open: what is kept is not asked for, nor is anybody told to sign in
  let looks = 0
  await page.route('**/user/privacy', (route) => {
    looks++
    return route.continue()
  })
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
  })
  await expectAccessible(page)
  await expect(page.getByText('No answer came')).toBeVisible()
  expect(looks).toBe(0)
  await page.unroute('**/user/privacy/erasure', lost)
  await page.getByRole('button', { name: 'Find out' }).click()
  await expect(page.getByRole('heading', { name: 'Your data is erased' })).toBeFocused(slow)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page.getByRole('link', { name: /Sign in with your phone/ })).toBeVisible(slow)
})
