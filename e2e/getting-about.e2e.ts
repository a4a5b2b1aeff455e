import { expect, test } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' })
const path = (page: Page) => new URL(page.url()).hash.replace(/^#/, '').split('?')[0]

/** Screens inside the tabs, opened by a link without history, and the tab to which each belongs. */
const inner = [
  ['/activityTemplate?code=first-account', '/'],
  ['/818videolist', '/'],
  ['/about', '/me'],
  ['/privacy', '/me'],
] as const

for (const [index, [screen, tab]] of inner.entries())
  test(`R34 ${screen} opened by a link goes back to its tab ${tab}, and from there every other tab is one tap away`, async ({
    page,
  }) => {
    await page.goto(`/?lang=en-US#${screen}`)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect.poll(() => path(page)).toBe(tab)
    await expect(bar(page).getByRole('link').first()).toBeVisible()
    const targets = await bar(page).getByRole('link').allTextContents()
    expect(targets).toEqual(expect.arrayContaining(['Activities', 'Account', 'Rewards', 'Me']))
    const home = await bar(page).locator('[aria-current]').textContent()
    const tap = async (name: string) => {
      await bar(page).getByRole('link', { name, exact: true }).click()
      await expect(bar(page).locator('[aria-current]')).toHaveText(name)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    // each test begins with another tab, which is tapped without a history before it
    for (const target of [...targets.slice(index), ...targets.slice(0, index)]) {
      await tap(target)
      await tap(home ?? '')
    }
  })

test('R34 each of the five main pages is one tap away from each other one', async ({ page }) => {
  await page.goto('/?lang=en-US')
  const names = ['Activities', 'Markets', 'Account', 'Rewards', 'Me']
  await expect(bar(page).getByRole('link')).toHaveText(names)
  // there and back, so that the walk takes every way once
  for (const [n, from] of names.entries())
    for (const to of names.slice(n + 1))
      for (const target of [from, to, from]) {
        await bar(page).getByRole('link', { name: target, exact: true }).click()
        await expect(bar(page).locator('[aria-current]')).toHaveText(target)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
})

test('R34 back within the client returns to where the visitor came from, and not to the tab of the screen', async ({
  page,
}) => {
  await page.goto('/?lang=en-US#/account')
  await expect(bar(page).locator('[aria-current]')).toHaveText('Account')
  await page.evaluate(() => {
    location.hash = '#/about'
  })
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(() => path(page)).toBe('/account')
})

test('R34 the end of an activity page leads to related activities, and the hall then lists what was viewed', async ({
  page,
}) => {
  await page.goto('/?lang=en-US#/tradeCashback')
  const related = page.getByRole('complementary', { name: 'You may also like' })
  await expect(related.getByRole('listitem')).toHaveCount(3)
  const link = related.getByRole('link').nth(1)
  const name = (await link.locator('strong').textContent()) ?? ''
  await related.getByRole('link').filter({ hasText: name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('complementary', { name: 'You may also like' }).getByRole('link').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(() => path(page)).toBe('/tradeCashback')
  // an activity counts as viewed once its page is shown again
  await expect(related.getByRole('listitem')).toHaveCount(3)
  await page.goto('/?lang=en-US#/')
  const viewed = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')
  await expect(viewed.filter({ hasText: name })).toHaveCount(1)
  await expect(viewed.first()).toHaveText('Fee cashback')
})
