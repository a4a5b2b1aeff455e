import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'

/** The gallery's calendars: of payouts (one day, from September) and of a subscription period (a range, to 15 February). */
const openCalendar = async (page: Page, at: 0 | 1, language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#calendar`)
  const calendar = page.locator('.calendar').nth(at)
  await expect(calendar.getByRole('grid')).toBeVisible()
  const step = (name: RegExp) => calendar.getByRole('button', { name })
  return {
    calendar,
    day: (date: string) => calendar.locator(`[data-day="${date}"] button`),
    cell: (date: string) => calendar.locator(`[data-day="${date}"]`),
    chosen: page.locator('output').nth(at),
    next: step(/^(Next month|下一个月|下一個月)$/),
    previous: step(/^(Previous month|上一个月|上一個月)$/),
    month: calendar.locator('.rdp-caption_label'),
    about: calendar.locator('.calendar-about'),
  }
}

test.describe('on a device that is elsewhere, with a wrong clock', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })
  test('K3 a calendar ends six months after the given day in Hong Kong', async ({ page }) => {
    await page.clock.setFixedTime('2031-03-03T12:00:00Z')
    const { day, cell, chosen, next, previous, month } = await openCalendar(page, 0)
    await expect(month).toHaveText('November 2026')
    await expect(cell('2026-11-21')).toHaveAttribute('data-today', 'true')
    for (let months = 0; months < 6; months++) await next.click()
    await expect(month).toHaveText('May 2027')
    await expect(next).toBeDisabled()
    await expect(day('2027-05-22')).toBeDisabled()
    await day('2027-05-21').tap()
    await expect(chosen).toHaveText('2027-05-21')
    for (let months = 0; months < 8; months++) await previous.click()
    await expect(month).toHaveText('September 2026')
    await expect(previous).toBeDisabled()
  })
})

test('K3 without a first day today is the first, and a last day may come sooner than six months', async ({ page }) => {
  const { day, next, previous, month } = await openCalendar(page, 1)
  await expect(previous).toBeDisabled()
  await expect(day('2026-11-20')).toBeDisabled()
  await expect(day('2026-11-21')).toBeEnabled()
  for (let months = 0; months < 3; months++) await next.tap()
  await expect(month).toHaveText('February 2027')
  await expect(next).toBeDisabled()
  await expect(day('2027-02-15')).toBeEnabled()
  await expect(day('2027-02-16')).toBeDisabled()
})

test('K3 a range goes from the first day chosen to the second; an earlier or third one begins anew', async ({
  page,
}) => {
  const { day, cell, chosen, about } = await openCalendar(page, 1)
  await day('2026-11-25').tap()
  await expect(chosen).toHaveText('2026-11-25')
  await expect(about).toContainText('Choose the end date')
  await day('2026-11-23').click()
  await expect(chosen).toHaveText('2026-11-23')
  await day('2026-11-30').click()
  await expect(chosen).toHaveText('2026-11-23 – 2026-11-30')
  await expect(cell('2026-11-26')).toHaveAttribute('aria-selected', 'true')
  await expect(day('2026-11-23')).toHaveAccessibleName('Monday, November 23, 2026, start, selected')
  await day('2026-11-28').click()
  await expect(chosen).toHaveText('2026-11-28')
})

test('K3 a closed day says why and is not chosen, by finger or by key', async ({ page }) => {
  const { day, chosen, about } = await openCalendar(page, 0)
  const closed = day('2026-11-27')
  await expect(closed).toHaveAccessibleName('Friday, November 27, 2026, Market closed, Typhoon signal No. 8')
  await expect(closed).toBeDisabled()
  await closed.tap({ force: true })
  await expect(about).toHaveText('Fri, November 27: Market closed, Typhoon signal No. 8')
  await expect(chosen).toHaveText('')
  await day('2026-11-26').focus()
  await page.keyboard.press('ArrowRight')
  await expect(closed).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveText('')
})

test('K3 marked days are told apart by shape and in words', async ({ page }) => {
  const { calendar, day, cell, about } = await openCalendar(page, 0, 'zh-HK')
  await expect(day('2026-11-24')).toHaveAccessibleName(/^2026年11月24日星期二，派發日，認購日$/)
  await expect(cell('2026-11-24').locator('.mark')).toHaveCount(2)
  await expect(calendar.getByRole('listitem')).toHaveText(['派發日', '認購日', '重要日期', '休市'])
  await day('2026-11-10').tap()
  await expect(about).toHaveText(/派發日，已派發 HK\$58\.20$/)
})

test('K3 keys go by day, week, month and to the ends of the week, and stop where choosing stops', async ({ page }) => {
  const { day, chosen, month } = await openCalendar(page, 0)
  await day('2026-11-21').focus()
  for (const [key, to] of [
    ['ArrowLeft', '2026-11-20'],
    ['ArrowUp', '2026-11-13'],
    ['Home', '2026-11-08'],
    ['End', '2026-11-14'],
    ['ArrowDown', '2026-11-21'],
    ['PageUp', '2026-10-21'],
    ['PageUp', '2026-09-21'],
    ['PageUp', '2026-09-01'],
    ['ArrowLeft', '2026-09-01'],
    ['Shift+PageDown', '2027-05-21'],
    ['ArrowRight', '2027-05-21'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(day(to)).toBeFocused()
  }
  await expect(month).toHaveText('May 2027')
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveText('2027-05-21')
})

for (const [language, caption, days] of [
  ['zh-CN', '2026年11月', '日一二三四五六'],
  ['zh-HK', '2026年11月', '日一二三四五六'],
  ['en-US', 'November 2026', 'SuMoTuWeThFrSa'],
] as const) {
  test(`K3 a week begins on Sunday, names are those of the language (${language})`, async ({ page }) => {
    const { calendar, month } = await openCalendar(page, 0, language)
    await expect(month).toHaveText(caption)
    await expect(calendar.getByRole('grid')).toHaveAccessibleName(caption)
    await expect(calendar.locator('thead')).toHaveText(days)
    await expect(calendar.locator('tbody tr').first().locator('td').first()).toHaveText('1')
  })
}

test('K3 while the grid is on its way its place is kept; where it does not come, that is said', async ({ page }) => {
  await page.route(/month-grid.*\.js/, (route) => route.abort())
  await page.goto('/gallery/?lang=en-US#calendar')
  await expect(page.getByRole('alert').first()).toContainText('The calendar did not load.')
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})

for (const [language, colorScheme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const) {
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme })
    test(`K3 axe finds nothing, days are 44 px, text at 200 % fits (${language}, ${colorScheme})`, async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      const { calendar, day, next } = await openCalendar(page, 1, language)
      await day('2026-11-24').click()
      await day('2026-11-30').click()
      await expectAccessible(page)
      for (const target of [day('2026-11-24'), next]) {
        const box = (await target.boundingBox())!
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await calendar.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      const isCut = (element: Element) => element.scrollWidth > element.clientWidth
      expect(await day('2026-11-24').evaluate(isCut)).toBe(false)
      expect(complaints).toEqual([])
    })
  })
}
