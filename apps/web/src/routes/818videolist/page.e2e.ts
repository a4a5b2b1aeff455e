import type { FilmsReply } from '@foyer/contract/films'
import type { Page } from '@playwright/test'
import { patient } from '../../../../../e2e/account-steps.ts'
import { expect, expectAccessible, type Language, test } from '../../../../../e2e/fixtures.ts'

const cards = (page: Page) => page.getByRole('article')
const open = async (page: Page, language: Language = 'en-US', query = ''): Promise<void> => {
  await page.goto(`/?lang=${language}#/818videolist${query}`)
  await expect(cards(page).first()).toBeVisible(patient)
}
const end = (page: Page) => page.locator('.endless-end')

test('R9 K14 the list goes on by itself to its end, with every film once', async ({ page }) => {
  const first = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/films')
  await open(page)
  const { total } = (await (await first).json()) as FilmsReply
  await expect
    .poll(async () => {
      await end(page).scrollIntoViewIfNeeded()
      return end(page).textContent()
    }, patient)
    .toBe('That is all')
  await expect(cards(page)).toHaveCount(total)
  const titles = await cards(page).locator('strong').allTextContents()
  expect(new Set(titles).size).toBe(total)
})

test('R9 a topic is chosen by keyboard, stands in the address, and is there again on the way back from a film', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('tab', { name: 'All' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Safety' })).toBeFocused()
  await expect(page).toHaveURL(/#\/818videolist\?topic=safety$/)
  await expect(cards(page).first()).toContainText('Four signs of an investment scam', patient)
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four signs of an investment scam', patient)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('tab', { name: 'Safety' })).toHaveAttribute('aria-selected', 'true', patient)
})

test('R9 films for account holders bear a badge, one that was taken down is no link, and K8 refreshing asks anew', async ({
  page,
}) => {
  await open(page, 'en-US', '?topic=products')
  await expect(cards(page).filter({ hasText: 'For account holders' }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Markets' }).click()
  const removed = cards(page).filter({ hasText: 'Removed' })
  await expect(removed).toBeVisible(patient)
  await expect(removed.getByRole('link')).toHaveCount(0)
  const anew = page.waitForResponse(/\/api\/films\?topic=markets$/)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await anew
  await expect(page.locator('.pull-refresh')).toHaveAttribute('data-state', 'success', patient)
})

test('R9 a topic without films says so and leads to all of them', async ({ page }) => {
  await page.route('**/api/films?topic=safety', (route) =>
    route.fulfill({ json: { asOf: 0, topics: [], total: 0, films: [], next: null } satisfies FilmsReply }),
  )
  await page.goto('/?lang=en-US#/818videolist?topic=safety')
  await expect(page.locator('.films-empty')).toContainText('No films on this topic yet', patient)
  await page.getByRole('button', { name: 'See all films' }).click()
  await expect(cards(page).first()).toBeVisible(patient)
})

for (const [language, theme] of [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
] as const)
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ colorScheme: theme })
    test(`R9 the page is accessible, and text of twice the size loses nothing at 360 px (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await open(page, language, '?topic=products')
      await expectAccessible(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const cut = await page
        .locator('.film-card :not(.visually-hidden)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => `${element.className} ${element.textContent?.slice(0, 40)}`),
        )
      expect(cut).toEqual([])
    })
  })
