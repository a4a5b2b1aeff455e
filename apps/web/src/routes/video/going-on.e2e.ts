import { logInAt } from '../../../../../e2e/account-steps.ts'
import { expect, test } from '../../../../../e2e/fixtures.ts'
import { films, open, patient, play, playsPast, ready, timeOf } from './testing/steps.ts'

test('R27 a pass that ends while a film for account holders plays is asked for anew, and it goes on from the same second', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await logInAt(page, 'en-US', mobileNo, films.loginOnly)
  await ready(page)
  const passes = new Set<string>()
  // from 20 s on, as if ten minutes had gone by
  await page.route(/\/play\/[^/]+\/\d+\/(?:[5-9]|1\d)\.m4s$/, async (route) => {
    passes.add(/\/play\/([^/]+)\//.exec(route.request().url())?.[1] ?? '')
    if (passes.size === 1) await route.fulfill({ status: 401, body: '' })
    else await route.continue()
  })
  const renewed = page.waitForResponse('**/user/films/play')
  await play(page)
  expect((await renewed).ok()).toBe(true)
  await page.getByRole('tabpanel').getByRole('button').nth(2).click()
  await playsPast(page, 21)
  expect(passes.size).toBe(2)
  await expect(page.locator('.screen-note')).toHaveCount(0)
})

test('R27 a film that is taken down while somebody watches it says so in the place of the player', async ({ page }) => {
  test.slow()
  await open(page, films.open)
  await ready(page)
  await page.route('**/api/films/margin-interest/play/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/api/films/margin-interest', async (route) => {
    const response = await route.fetch()
    const film = (await response.json()) as object
    await route.fulfill({ response, json: { ...film, state: 'removed', playback: null } })
  })
  await page.locator('.screen-play').click()
  await expect(page.locator('.screen-note')).toContainText('This film was taken down', patient)
  await expect(page.locator('video')).toHaveCount(0)
})

test('R27 whoever starts a film by keyboard stays in its player; a slider moved without keys moves the film', async ({
  page,
}) => {
  await open(page, films.open)
  await ready(page)
  await page.getByRole('button', { name: 'Play: How margin interest is worked out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await playsPast(page, 0.2)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
  // as VoiceOver and TalkBack move it
  await page.getByRole('slider', { name: 'Position' }).fill('30')
  await expect.poll(() => timeOf(page), patient).toBe(30)
})

test('R27 the code of the player that does not come is said, and comes with the next try', async ({ page }) => {
  await page.route('**/assets/hls-engine-*', (route) => route.abort(), { times: 2 })
  await open(page, films.open)
  await ready(page)
  await page.locator('.screen-play').click()
  await expect(page.locator('.screen-note')).toContainText('This film could not be played', patient)
  await page.unroute('**/assets/hls-engine-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await playsPast(page, 0.2)
})

test('R27 whoever is logged in is not asked to log in while their film is looked up, and can try again where that fails', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await logInAt(page, 'en-US', mobileNo, films.open)
  await ready(page)
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  let isDown = true
  await page.route('**/user/films/play', async (route) => {
    await asked
    if (isDown) await route.fulfill({ status: 500, body: '' })
    else await route.continue()
  })
  await page.evaluate((path) => location.assign(`#${path}`), films.loginOnly)
  await expect(page.locator('.screen-note')).toHaveText('Checking your account', patient)
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  answer()
  const again = page.locator('.notice-danger').getByRole('button')
  await expect(again).toBeVisible(patient)
  isDown = false
  await again.click()
  await ready(page)
})
