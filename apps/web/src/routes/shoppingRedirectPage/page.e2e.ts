import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const slow = { timeout: 30_000 }
const mall = '/shoppingRedirectPage?target=harbour-mall'
const go = 'Go to localhost'

test('R30 a visitor sees where they go, and arrives there as a guest whom nothing is told of', async ({ page }) => {
  await page.goto(`/?lang=en-US#${mall}`)
  await expect(page.locator('.leaving-host')).toContainText('localhost', slow)
  await expect(page.getByText('You are not signed in, so nothing is passed on')).toBeVisible(slow)
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: go }).press('Enter')
  await expect(page.locator('#member')).toHaveText('a guest', slow)
  await expect(page.locator('#referer')).toHaveText('none')
  expect(await page.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
})

test('R30 the partner is told who comes only after a tick, and once', async ({ page, mobileNo }) => {
  await openSignedIn(page, 'en-US', mobileNo, mall)
  const tick = page.getByRole('checkbox', { name: 'Tell Harbour Mall my member number' })
  await expect(tick).not.toBeChecked(slow)
  await expectAccessible(page)
  await page.getByRole('button', { name: go }).click()
  await expect(page.locator('#member')).toHaveText('a guest', slow)
  await page.goBack()
  await tick.check(slow)
  await page.getByRole('button', { name: go }).click()
  await expect(page.locator('#member')).toHaveText(/^[\w-]{43}$/, slow)
  await expect(page.locator('#referer')).toHaveText('none')
  // the same address again tells nothing
  await page.reload()
  await expect(page.locator('#member')).toContainText('the code does not serve', slow)
})

test('R30 no address of anybody’s making leads away, nor does an answer that is not the shown host', async ({
  page,
}) => {
  const strange = [
    'target=//evil.example',
    'target=%2f%2fevil.example',
    'target=javascript:alert(1)',
    'target=https://evil.example',
    'target=harbour-mall&target=evil',
    'target[]=harbour-mall',
    'target=HARBOUR-MALL',
    'url=https://evil.example',
    '',
  ]
  for (const query of strange) {
    await page.goto(`/?lang=en-US#/shoppingRedirectPage?${query}`)
    await expect(page.getByText('There is no such place to go')).toBeVisible(slow)
  }
  await expectAccessible(page)
  await page.route('**/user/redirect', (route) =>
    route.fulfill({ json: { status: 0, data: { url: 'https://evil.example/', expiresIn: null } } }),
  )
  await page.goto(`/?lang=en-US#${mall}`)
  await page.getByRole('button', { name: go }).click(slow)
  await expect(page.getByText('The address that came is not the one above')).toBeVisible(slow)
  expect(new URL(page.url()).hash).toBe(`#${mall}`)
})

test('R30 two taps ask once, and a page that is not left after all is of use again, with a code of its own', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await openSignedIn(page, 'en-US', mobileNo, mall)
  await page.getByRole('checkbox').check(slow)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/redirect')) asked.push((request.postDataJSON() as { key: string }).key)
  })
  // as an app answers that opens the address elsewhere, or not at all: nothing takes the place of the page
  const opened: string[] = []
  await page.route('**/dev/mall?*', (route) => {
    opened.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  await page.getByRole('button', { name: go }).dblclick()
  await expect.poll(() => opened.length, slow).toBe(1)
  // not once it can be tapped again, but now
  await page.getByRole('button', { name: 'On the way' }).click({ force: true })
  expect(asked).toHaveLength(1)
  await page.getByRole('button', { name: go }).click(slow)
  await expect.poll(() => opened.length, slow).toBe(2)
  expect(new Set(asked).size).toBe(2)
  expect(new Set(opened).size).toBe(2)
})
