import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { signIn } from '../../../../../e2e/sign-in-steps.ts'
import { arrive, cards, grant, grantSeveral, move, pathOf, sayOfList } from './testing/rewards.ts'

const slow = { timeout: 30_000 }
const titles = { 'zh-CN': '我的奖励', 'zh-HK': '我的獎賞', 'en-US': 'My rewards' } as const

test('R28 signed out it says so, and leads there and back', async ({ page, mobileNo }) => {
  await page.goto('/?lang=en-US#/myRewards')
  await page.getByRole('link', { name: 'Sign in' }).click(slow)
  await signIn(page, 'en-US', mobileNo)
  await expect(page).toHaveURL(/#\/myRewards$/)
  await expect(page.getByRole('heading', { name: 'No rewards to use yet' })).toBeVisible(slow)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See activities' }).click()
  await expect(page).toHaveURL(/#\/$/)
})

test('R28 E1 tabs with their counts, and each reward as its type, with source, validity and state in words', async ({
  page,
  mobileNo,
}) => {
  await grantSeveral(page, mobileNo)
  await arrive(page, 'en-US', mobileNo)
  await expect(page.getByRole('tab')).toHaveText(['Available 4', 'Used 1', 'Expired 2'])
  await expect(cards(page)).toHaveCount(4)
  await expect(cards(page).nth(2)).toContainText(/Sail walking umbrella.*Your first account.*On its way/s)
  await expect(cards(page).nth(3)).toContainText(/\+HK\$1,234\.56.*Not due yet.*Can be claimed from/s)
  await expect(cards(page).nth(1)).toContainText(/\+HK\$88\.80.*Ready to claim.*30 days left/s)
  await expect(cards(page).nth(0)).toContainText(/•••• \w{4}.*Ready to use.*[23] days left/s)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Available 4' }).focus()
  await page.keyboard.press('End')
  await expect(cards(page)).toHaveCount(2, slow)
  await expect(cards(page).nth(0)).toContainText('Withdrawn')
  await expect(cards(page).nth(1)).toContainText('Expired')
  await expect(page.getByRole('tab', { name: 'Expired 2' })).toBeFocused()
  await expectAccessible(page)
})

test('R28 K4 the filters by type and by day of issue narrow the list, stand in the address and survive a reload', async ({
  page,
  mobileNo,
}) => {
  await grantSeveral(page, mobileNo)
  await arrive(page, 'en-US', mobileNo)
  await page.getByRole('radio', { name: 'Cash' }).check({ force: true })
  await expect(cards(page)).toHaveCount(2, slow)
  await page.getByRole('button', { name: /Issued from/ }).click()
  const lists = page.getByRole('dialog').getByRole('listbox')
  await expect(lists).toHaveCount(3, slow)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/type=cash_return&from=\d{4}-\d\d-\d\d$/)
  await expect(cards(page)).toHaveCount(2, slow)

  await page.reload()
  await expect(cards(page)).toHaveCount(2, slow)
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked()
  // a year before: nothing was issued then
  await page.getByRole('button', { name: 'Clear dates' }).click()
  await page.getByRole('button', { name: /Issued to/ }).click()
  await lists.first().focus()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible(slow)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear dates' }).click()
  await expect(cards(page)).toHaveCount(2, slow)
})

test('R28 K8 K14 the list goes on as its end comes near, and a refresh brings what is new', async ({
  page,
  mobileNo,
}) => {
  for (let n = 0; n < 23; n++) await grant(page, mobileNo, { status: n < 22 ? 'used' : 'expired' })
  await arrive(page, 'en-US', mobileNo, '/myRewards?tab=used')
  await expect(page.getByRole('tab', { name: 'Used 22' })).toBeVisible(slow)
  await page.mouse.move(195, 500)
  await page.mouse.wheel(0, 20_000)
  await expect(cards(page)).toHaveCount(22, slow)
  await expect(page.locator('.endless-end')).toHaveText('That is all')
  await grant(page, mobileNo, { type: 'physical_gift', status: 'delivered' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(cards(page).first()).toContainText('Sail walking umbrella', slow)
  await expect(page.getByRole('tab', { name: 'Used 23' })).toBeVisible()
})

test('R28 loading keeps its place; what fails says so and comes by another try; offline it tells its age', async ({
  page,
  context,
  mobileNo,
}) => {
  await grantSeveral(page, mobileNo)
  await arrive(page, 'en-US', mobileNo)
  await context.setOffline(true)
  await expect(page.getByRole('alert')).toContainText(/You are offline\. What you see is from \d\d:\d\d HKT/)
  await expect(cards(page)).toHaveCount(4)
  await expectAccessible(page)
  await context.setOffline(false)
  let isDown = true
  await page.route('**/user/rewards', (route) =>
    isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.getByRole('tab', { name: 'Used 1' }).click()
  await expect(page.getByRole('alert')).toContainText('This did not load', slow)
  await expectAccessible(page)
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(1, slow)
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`R28 A1 text of 200 % loses nothing of the list or of a reward (${language})`, async ({ page, mobileNo }) => {
    const id = await grantSeveral(page, mobileNo)
    await sayOfList(page, (reply) => reply)
    await arrive(page, language, mobileNo)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language])
    const grow = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const isWhole = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    await grow()
    await expect(cards(page)).toHaveCount(4)
    expect(await isWhole()).toBe(true)
    // nothing sticks out of its card
    for (const card of await cards(page).all())
      expect(await card.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await page.goto(`/?lang=${language}#${pathOf(id)}`)
    await expect(page.locator('.reward-detail')).toBeVisible(slow)
    await grow()
    expect(await isWhole()).toBe(true)
    await expectAccessible(page)
  })

test('R28 a tap on a reward opens it, and the way back finds the tab again', async ({ page, mobileNo }) => {
  const id = await grant(page, mobileNo, { code: `OPEN-${mobileNo}` })
  await move(page, id, 'use')
  await arrive(page, 'en-US', mobileNo, '/myRewards?tab=used')
  await cards(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reward details')
  await expect(page.getByRole('heading', { name: 'Island coffee voucher' })).toBeVisible(slow)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('tab', { name: 'Used 1' })).toHaveAttribute('aria-selected', 'true')
})
