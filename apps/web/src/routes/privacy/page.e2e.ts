import { readFileSync } from 'node:fs'
import type { PrivacyExport } from '@foyer/api/privacy-export'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import type { Route } from '@playwright/test'
import { built } from '../../../build/built-selector.ts'

const slow = { timeout: 30_000 }

test('O4 a person downloads all data with the full number and erases it; a lost answer does not change the outcome, and the session ends', async ({
  page,
  mobileNo,
}) => {
  await page.request.post('/dev/rewards', {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
    data: { mobile: `+852${mobileNo}`, activity: 'first-account', status: 'used' },
  })
  await openSignedIn(page, 'en-US', mobileNo, '/privacy')
  await expect(page.locator(built('.privacy-kind'))).toHaveCount(10, slow)
  await expect(page.locator(built('.privacy-person'))).not.toContainText(mobileNo)
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect(page.getByText('Your data is ready')).toBeFocused(slow)
  const file = page.waitForEvent('download', slow)
  await page.getByRole('button', { name: 'Save as a file' }).click(slow)
  const download = await file
  expect(download.suggestedFilename()).toMatch(/^foyer-my-data-\d{4}-\d\d-\d\d\.json$/)
  const all = JSON.parse(readFileSync(await download.path(), 'utf8')) as PrivacyExport
  expect(all.person.mobile).toBe(`+852${mobileNo}`)
  expect(all.rewards).toMatchObject([{ status: 'used' }])
  expect(JSON.stringify(all)).toMatch(/"asOf":"\d{4}-\d\d-\d\dT[\d:.]+\+08:00"/)

  await page.getByRole('button', { name: 'Erase my data…' }).click()
  const dialog = page.getByRole('alertdialog')
  // the server executes the call, and the client receives no answer
  const lost = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/user/privacy/erasure', lost)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('We received no answer')).toBeVisible(slow)
  await page.unroute('**/user/privacy/erasure', lost)
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect(page.getByRole('heading', { name: 'Your data is erased' })).toBeFocused(slow)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('link', { name: /^Join and see rewards/ })).toBeVisible(slow)
})
