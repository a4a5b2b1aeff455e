import type { PlaybackReport } from '@foyer/contract/playback-report'
import type { Request } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import { goesOn, open, ownSession, pathOf, patient, phase, play, step } from './testing/steps.ts'

test('R8 K5 from the countdown to the channel, an interruption and the end: the page goes along by itself', async ({
  page,
}) => {
  test.slow()
  const session = await ownSession(page, 'scheduled')
  await open(page, session)
  await expect(phase(page)).toHaveText('Scheduled')
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.locator('.live-viewers')).toHaveText('1 waiting', patient)
  await expect(page.getByText('Not investment advice, a solicitation or an offer.')).toBeVisible()
  const agenda = page.locator('.live .swiper')
  await expect(agenda.getByRole('heading', { name: 'Night repeats' })).toBeVisible()
  await agenda.getByRole('button', { name: 'Next slide' }).click()
  await expect(agenda.getByRole('status')).toHaveText('2 of 6')
  await expect(agenda.getByRole('heading', { name: 'A Hong Kong trading day' })).toBeVisible()
  await step(page, session, 'begin')
  await expect(phase(page)).toHaveText('Live now', patient)
  await play(page)
  await expect(page.locator('.player-live')).toHaveText('Live')
  await step(page, session, 'interrupt')
  await expect(phase(page)).toHaveText('Interrupted', patient)
  await expect(page.locator('.screen-note')).toContainText('The signal was interrupted')
  await step(page, session, 'resume')
  await expect(phase(page)).toHaveText('Live now', patient)
  await goesOn(page)
  await step(page, session, 'end')
  await expect(page.locator('.screen-note')).toContainText('The session has ended', patient)
  await expect(page.locator('video')).toHaveCount(0)
})

test('R8 a network that is gone for twenty seconds: the channel plays on by itself, and the page tells how it went', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const session = await ownSession(page, 'live')
  await open(page, session)
  await play(page)
  await context.setOffline(true)
  const dropped = performance.now()
  // what was fetched before plays to its end
  await expect(page.locator('.screen-wait')).toHaveText('You are offline; it goes on once you are connected', patient)
  await expect.poll(() => performance.now() - dropped, patient).toBeGreaterThan(20_000)
  await context.setOffline(false)
  await expect(page.locator('.screen-wait')).toHaveCount(0, patient)
  await goesOn(page)

  const reporting = page.waitForRequest('**/api/playback-reports')
  await page.getByRole('link', { name: '818 films' }).click()
  const report = (await reporting).postDataJSON() as PlaybackReport
  expect(report).toMatchObject({ kind: 'live', code: session, fault: null })
  expect(report.stalls).toBeGreaterThanOrEqual(1)
  expect(report.stalledMs).toBeGreaterThan(0)
  expect(report.startMs).toBeGreaterThan(0)
  expect(report.playedMs).toBeGreaterThan(1_000)
})

test('R8 where no events come through the page asks, says so, and goes along all the same', async ({ page }) => {
  test.slow()
  await page.route('**/api/live/*/events*', (route) => route.fulfill({ status: 503, body: '' }))
  const session = await ownSession(page, 'live')
  await open(page, session)
  await expect(page.locator('.live-polling')).toBeVisible(patient)
  await step(page, session, 'end')
  await expect(phase(page)).toHaveText('Ended', patient)
})

test('R8 a visitor signs in for a reminder; it is set once, stays over a reload, and can be cancelled', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const session = await ownSession(page, 'scheduled')
  await open(page, session)
  const reminder = page.locator('.live-reminder')
  await expect(reminder.getByRole('link', { name: 'Sign in for a reminder' })).toHaveAttribute(
    'href',
    `#/loginPage?back=${encodeURIComponent(pathOf(session))}`,
  )
  const entry = await reminder.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  expect(await (await page.request.get(entry ?? '')).text()).toContain('SUMMARY:The 818 studio: explainers all day')
  await openSignedIn(page, 'en-US', mobileNo, pathOf(session))
  await reminder.getByRole('button', { name: 'Remind me' }).click(patient)
  await expect(reminder).toContainText(/Set: you will be reminded at \d\d:\d\d/, patient)
  await page.reload()
  await reminder.getByRole('button', { name: 'Cancel the reminder' }).click(patient)
  await reminder.getByRole('button', { name: 'Remind me' }).click(patient)
  await expect(reminder).toContainText(/Set: you will be reminded at \d\d:\d\d/, patient)
})

test('R8 a page that nobody sees listens to nothing, and hears what it missed once it is seen again', async ({
  page,
}) => {
  test.slow()
  const session = await ownSession(page, 'live')
  const stream = (request: Request) => request.url().includes(`/live/${session}/events`)
  const see = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await open(page, session)
  await expect(page.locator('.live-viewers')).toHaveText('1 watching', patient)
  const closed = page.waitForEvent('requestfailed', { predicate: stream, ...patient })
  await see('hidden')
  await closed
  await step(page, session, 'interrupt')
  const opened = page.waitForEvent('request', { predicate: stream, ...patient })
  await see('visible')
  await opened
  await expect(phase(page)).toHaveText('Interrupted', patient)
})

test('R8 a replay leads to its film; from the mainland nothing of a session is shown', async ({ page }) => {
  const session = await ownSession(page, 'replay')
  await open(page, session)
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await expect(page).toHaveURL(/#\/video\?code=818-opening-replay$/)
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
  await page.goto(`/?lang=en-US#${pathOf(session)}`)
  await page.reload()
  await expect(page.getByText('Not available in mainland China').first()).toBeVisible(patient)
  await expect(page.locator('.live, video')).toHaveCount(0)
})

for (const [language, theme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const)
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ colorScheme: theme })
    test(`R8 the page is accessible, and text of twice the size loses nothing at 360 px (${language})`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width: 360, height: 780 })
      await open(page, await ownSession(page, language === 'zh-HK' ? 'live' : 'scheduled'), language)
      await expectAccessible(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const cut = await page
        .locator(
          '.live :is(.live-facts, .live-reminder, .agenda-item, .live-people, .live-others) :not(.visually-hidden)',
        )
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => `${element.className} ${element.textContent?.slice(0, 40)}`),
        )
      expect(cut).toEqual([])
    })
  })
