import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { changeFilm, films, open, patient, play, playsPast, ready } from './testing/steps.ts'

const state = (name: string, path: string, reach: PictureState['reach'], whole = false): PictureState => ({
  name: `video-${name}`,
  path,
  whole,
  reach,
})
/** As the server tells of it today. */
const asItIs = (name: string, path: string, whole = false): PictureState =>
  state(name, path, (page, language) => open(page, path, language), whole)

export const pictures: readonly PictureState[] = [
  state(
    'ready',
    films.open,
    async (page, language) => {
      await open(page, films.open, language)
      await ready(page)
    },
    true,
  ),
  state('playing', films.open, async (page, language) => {
    await open(page, films.open, language)
    await ready(page)
    await play(page)
    await page.getByRole('tabpanel').getByRole('button').nth(2).click()
    await playsPast(page, 16.3)
  }),
  state('chapters', films.open, async (page, language) => {
    await open(page, films.open, language)
    await ready(page)
    await play(page)
    await page.getByRole('tab').nth(1).click()
  }),
  state('about', films.open, async (page, language) => {
    await open(page, films.open, language)
    await ready(page)
    await page.getByRole('tab').nth(2).click()
  }),
  state('resumes', films.open, async (page, language) => {
    await open(page, films.open, language)
    await page.evaluate(() =>
      sessionStorage.setItem('foyer.own.film.margin-interest', JSON.stringify({ position: 25, seen: false })),
    )
    await page.reload()
    await expect(page.locator('.video-resume')).toBeVisible(patient)
    await ready(page)
  }),
  state('waiting', films.open, async (page, language) => {
    await page.route('**/*.m4s', () => undefined)
    await open(page, films.open, language)
    await ready(page)
    await page.locator('.screen-play').click()
    await expect(page.locator('.screen-play.is-coming')).toBeVisible(patient)
  }),
  state('not-played', films.open, async (page, language) => {
    await page.route('**/assets/hls-engine-*', (route) => route.abort())
    // its code may have come already
    await page.reload()
    await open(page, films.open, language)
    await ready(page)
    await page.locator('.screen-play').click()
    await expect(page.locator('.screen-note')).toBeVisible(patient)
  }),
  asItIs('login-only', films.loginOnly, true),
  asItIs('processing', films.processing),
  asItIs('unavailable', films.unavailable),
  asItIs('removed', films.removed),
  state('unknown', '/video?code=no-such-film', async (page) => {
    await expect(page.locator('.video-way')).toBeVisible(patient)
  }),
  state('mainland', films.open, async (page) => {
    await changeFilm(page, () => ({ state: 'withheld', playback: null }))
    await page.reload()
    await expect(page.locator('.video-parts .notice')).toBeVisible(patient)
  }),
  state('loading', films.open, async (page) => {
    await page.route('**/api/films/*', () => undefined)
    await page.reload()
    await expect(page.locator('.loading-shapes')).toBeVisible(patient)
  }),
  state('failed', films.open, async (page) => {
    await page.route('**/api/films/*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(page.locator('.notice-danger')).toBeVisible({ timeout: 45_000 })
  }),
]
