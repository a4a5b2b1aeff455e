import { expect, openFromHere, test } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'

const slow = { timeout: 30_000 }
const go = 'Go to Harbour Mall'

test('R30 without consent the partner receives no data about the visitor, and after consent it receives the member number once', async ({
  page,
  mobileNo,
}) => {
  await openFromHere(page)
  await openSignedIn(page, 'en-US', mobileNo, '/shoppingRedirectPage?target=harbour-mall')
  await page.getByRole('button', { name: go }).click(slow)
  await expect(page.locator('#member')).toHaveText('a guest', slow)
  await expect(page.locator('#referer')).toHaveText('none')
  expect(await page.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  await page.goBack()
  const tick = page.getByRole('checkbox', { name: 'Tell Harbour Mall my member number' })
  await expect(tick).not.toBeChecked(slow)
  await tick.check(slow)
  await page.getByRole('button', { name: go }).click()
  await expect(page.locator('#member')).toHaveText(/^[\w-]{43}$/, slow)
  await expect(page.locator('#referer')).toHaveText('none')
  // opening the same address again identifies no one
  await page.reload()
  await expect(page.locator('#member')).toContainText('the code does not serve', slow)
})
