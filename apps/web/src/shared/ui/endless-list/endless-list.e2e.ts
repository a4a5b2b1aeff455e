import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'

type Outcome = 'loads' | 'fails' | 'empty'
const part = (page: Page) => page.locator('[data-part=endless-list]')
const choose = (page: Page, outcome: Outcome) => part(page).getByText(outcome, { exact: true }).click()
const feed = (page: Page) => page.getByRole('feed', { name: 'Talks' })
const items = (page: Page) => feed(page).getByRole('article')
/** Every cursor that was asked for, in order. */
const asked = (page: Page) => part(page).locator('output')
const more = (page: Page) => part(page).getByRole('button', { name: 'Load more' })

/** The first page is on the screen. The page is lengthened above, so that the end is out of reach at first. */
const open = async (page: Page, language: Language = 'en-US') => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(`/gallery/?lang=${language}#endless-list`)
  await expect(items(page)).toHaveCount(10)
}
/** Lets the browser look at what is seen: it does once a frame, however fast keys are pressed. */
const looked = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
  })
/** Scrolls until what is seen ends so many pixels above the end of the list, and lets the browser look at it twice. */
const scrollToGap = (page: Page, gap: number) =>
  page.locator('.endless-end').evaluate(async (end, pixels) => {
    scrollBy(0, Math.round(end.getBoundingClientRect().top) - innerHeight - pixels)
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
  }, gap)

test('K14 the next page is asked for 300 px before the end, and not at 302 px', async ({ page }) => {
  await open(page)
  await scrollToGap(page, 302)
  await expect(more(page)).toBeAttached()
  await expect(asked(page)).toHaveText('first')
  await scrollToGap(page, 299)
  await expect(asked(page)).toHaveText('first 10')
  await expect(items(page)).toHaveCount(20)
})

test('K14 no page is asked for twice, however often the edge is crossed, in strict mode', async ({ page }) => {
  await open(page)
  // over the edge and back while pages are on their way, and down to it as they come
  while ((await items(page).count()) < 40) for (const gap of [299, 500, 100, 500, 0]) await scrollToGap(page, gap)
  await expect(part(page).locator('.endless-end')).toHaveText('That is all')
  await scrollToGap(page, 600)
  await scrollToGap(page, 0)
  await expect(asked(page)).toHaveText('first 10 20 30')
})

test('two calls for more in one turn ask once', async ({ page }) => {
  await open(page)
  await more(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(items(page)).toHaveCount(20)
  await expect(asked(page)).toHaveText('first 10')
})

test('K14 a page shorter than the view is followed by the next one without a scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 4_500 })
  await page.goto('/gallery/?lang=en-US#endless-list')
  await expect(asked(page)).toHaveText('first 10 20 30')
  await expect(items(page)).toHaveCount(40)
})

test('a page that failed says so, is not asked for by itself again, and comes with the retry', async ({ page }) => {
  await open(page)
  await choose(page, 'fails')
  await scrollToGap(page, 200)
  await expect(part(page).getByRole('alert')).toContainText('This did not load')
  for (const gap of [600, 100, 600, 100]) await scrollToGap(page, gap)
  await expect(asked(page)).toHaveText('first 10')
  await expect(items(page)).toHaveCount(10)
  await expectAccessible(page)
  await page.evaluate(() => scrollTo(0, 0))
  await choose(page, 'loads')
  await part(page).getByRole('button', { name: 'Try again' }).click()
  await expect(items(page)).toHaveCount(20)
  await expect(asked(page)).toHaveText(/^first 10 10/)
})

test('a first page that failed can be asked for again, and an empty list says so', async ({ page }) => {
  await page.goto('/gallery/?lang=en-US#endless-list')
  await choose(page, 'empty')
  await expect(part(page).getByText('No talks yet.')).toBeVisible()
  await expect(feed(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('by keyboard: while the focus is in the list nothing comes by itself, and the footer is reached', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Refresh' }).focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('Tab')
  await expect(items(page).nth(9)).toBeFocused()
  // the end has come near while the focus is in the list, and not only once it has left
  await looked(page)
  await page.keyboard.press('Tab')
  await expect(more(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Footer' })).toBeFocused()
  await expect(asked(page)).toHaveText('first')
})

test('by keyboard: the button brings a page and hands the focus to its first item', async ({ page }) => {
  await open(page)
  await items(page).nth(9).focus()
  await page.keyboard.press('Tab')
  await expect(more(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(items(page).nth(10)).toBeFocused()
  await expect(asked(page)).toHaveText('first 10')
  await expect(part(page).locator('p[role=status]').filter({ hasText: '20 items loaded' })).toBeAttached()
})

test('the feed tells size and place of its items, is busy while a page comes, and has the keys of a feed', async ({
  page,
}) => {
  await open(page)
  const third = items(page).nth(2)
  await expect(third).toHaveAccessibleName('Talk 3')
  await expect(third).toHaveAttribute('aria-posinset', '3')
  await expect(third).toHaveAttribute('aria-setsize', '-1')
  await third.focus()
  await page.keyboard.press('PageDown')
  await expect(items(page).nth(3)).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(third).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(more(page)).toBeFocused()
  await third.focus()
  await page.keyboard.press('Control+Home')
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused()
  // a tap would scroll there first, and the next page come by itself; and a page is soon there: each change is noted
  const told = await feed(page).evaluateHandle((feed) => {
    const seen: (string | null)[] = []
    new MutationObserver(() => seen.push(feed.ariaBusy)).observe(feed, { attributeFilter: ['aria-busy'] })
    return seen
  })
  await more(page).press('Enter')
  await expect(items(page)).toHaveCount(20)
  await expect.poll(() => told.jsonValue()).toEqual(['true', 'false'])
  await expectAccessible(page)
})

test('a refresh puts the first page in the place of all', async ({ page }) => {
  await open(page)
  await more(page).press('Enter')
  await expect(items(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(items(page)).toHaveCount(10)
  await expect(asked(page)).toHaveText('first 10 first')
})

test('a page that would come after a refresh does not bring back what was there before', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(asked(page)).toHaveText('first first')
  await page.clock.runFor(50)
  // an answer takes 100 ms here: one asked for now would come last
  await part(page)
    .locator('.endless-end button')
    .evaluate((button: HTMLButtonElement) => button.click())
  await page.clock.runFor(1_000)
  await expect(more(page)).toBeAttached()
  await expect(items(page)).toHaveCount(10)
  await expect(asked(page)).toHaveText('first first')
})

const words = {
  'zh-CN': '载入更多',
  'zh-HK': '載入更多',
  'en-US': 'Load more',
} as const satisfies Record<Language, string>
for (const language of Object.keys(words) as Language[])
  test(`the way on has words (${language})`, async ({ page }) => {
    await open(page, language)
    await expect(part(page).getByRole('button', { name: words[language] })).toBeAttached()
  })
