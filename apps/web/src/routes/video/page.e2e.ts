import { logInAt } from '../../../../../e2e/account-steps.ts'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import { captionsShown, films, open, patient, play, playsPast, ready, timeOf } from './testing/steps.ts'

test('R27 a film plays with captions, speed and chapters, the transcript follows, and a reload goes on where it was', async ({
  page,
}) => {
  test.slow()
  await open(page, films.open)
  await ready(page)
  await play(page)
  await expect.poll(() => captionsShown(page), patient).toEqual(['en-US'])
  await page.getByLabel('Captions').selectOption('繁體中文')
  await expect.poll(() => captionsShown(page), patient).toEqual(['zh-HK'])
  await page.getByLabel('Speed').selectOption('2×')
  expect(await page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(2)

  const lines = page.getByRole('tabpanel').getByRole('listitem')
  await lines.nth(3).getByRole('button').click()
  await playsPast(page, 24)
  await expect(lines.nth(3).getByRole('button')).toHaveAttribute('aria-current', 'true')
  // it goes on to the next line by itself
  await expect(lines.nth(4).getByRole('button')).toHaveAttribute('aria-current', 'true', patient)

  await page.getByRole('tab', { name: 'Chapters' }).click()
  await page.getByRole('tabpanel').getByRole('button').nth(1).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  const left = await timeOf(page)
  await page.reload()
  await expect(page.locator('.video-resume')).toHaveText(
    `Resumes at 0:${String(Math.floor(left)).padStart(2, '0')}`,
    patient,
  )
  await ready(page)
  await play(page)
  expect(await timeOf(page)).toBeGreaterThan(left - 1)
})

test('R27 everything is reached by keyboard: play, the place with its words, captions, lines of the transcript', async ({
  page,
}) => {
  await open(page, films.open)
  await ready(page)
  await page.getByRole('button', { name: 'Play', exact: true }).focus()
  await page.keyboard.press('Enter')
  await playsPast(page, 0.2)
  await page.keyboard.press('k')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
  const place = page.getByRole('slider', { name: 'Position' })
  await place.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveAttribute('aria-valuetext', /^3\d seconds of 48 seconds, ./)
  await page.getByLabel('Captions').focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Captions')).toHaveValue('zh-HK')
  const line = page.getByRole('tabpanel').getByRole('button').nth(1)
  await line.focus()
  await page.keyboard.press('Enter')
  await expect(line).toHaveAttribute('aria-current', 'true', patient)
  await playsPast(page, 8)
})

test('R27 whoever is signed in goes on where they were on any device, and the list says how far that was', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await openSignedIn(page, 'en-US', mobileNo, films.open)
  await ready(page)
  await play(page)
  await page.getByRole('tabpanel').getByRole('button').nth(3).click()
  await playsPast(page, 24)
  const keeping = page.waitForResponse('**/user/films/progress/keep')
  await page.getByRole('button', { name: 'Pause' }).click()
  expect((await keeping).ok()).toBe(true)
  // nothing of it is kept in this browser
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/?lang=en-US#/818videolist')
  const card = page.getByRole('article').filter({ hasText: 'How margin interest is worked out' })
  await expect(card).toContainText(/5\d% watched/, patient)
  await card.getByRole('link').click()
  await expect(page.locator('.video-resume')).toHaveText(/Resumes at 0:2\d/, patient)
})

test('R27 a film for account holders asks a visitor to log in, and plays once they have', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await open(page, films.loginOnly)
  await expect(page.locator('.screen-note')).toContainText('For account holders')
  await expect(page.locator('.screen-note').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `#/selectLogin?way=account&back=${encodeURIComponent(films.loginOnly)}`,
  )
  await expect(page.locator('video, .player')).toHaveCount(0)
  await logInAt(page, 'en-US', mobileNo, films.loginOnly)
  await expect(page.locator('.player')).toBeVisible(patient)
  await ready(page)
  await play(page)
})

test('R27 an address that no longer opens is asked for anew, and the film plays', async ({ page }) => {
  await page.route('**/index.m3u8', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 })
  await open(page, films.open)
  await ready(page)
  const anew = page.waitForResponse('**/api/films/margin-interest')
  await page.locator('.screen-play').click()
  expect((await anew).ok()).toBe(true)
  await playsPast(page, 1)
})

test('R27 an address that is no film, and one that is none any more, say so', async ({ page }) => {
  await page.goto('/?lang=en-US#/video?code=no-such-film')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such film', patient)
  await open(page, films.removed)
  await expect(page.locator('.screen-note')).toContainText('This film was taken down')
  await expect(page.locator('.screen-play')).toHaveCount(0)
})

for (const [language, theme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const)
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ colorScheme: theme })
    test(`R27 the page is accessible, and text of twice the size loses nothing at 360 px (${language})`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width: 360, height: 780 })
      await open(page, films.open, language)
      await ready(page)
      await expectAccessible(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const cut = await page
        .locator(
          ':is(.player-controls, .video-facts, .transcript, .film-card) :not(.visually-hidden, input, select, option)',
        )
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => `${element.className} ${element.textContent?.slice(0, 40)}`),
        )
      expect(cut).toEqual([])
    })
  })
