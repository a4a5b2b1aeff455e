import type { FilmDetail } from '@foyer/contract/films'
import { expect, type Page } from '@playwright/test'
import { patient } from '../../../../../../e2e/account-steps.ts'
import type { Language } from '../../../../../../e2e/fixtures.ts'

export { patient }

/** Films of the sandbox. */
export const films = {
  open: '/video?code=margin-interest',
  loginOnly: '/video?code=how-new-shares-are-allotted',
  processing: '/video?code=818-rates-replay',
  unavailable: '/video?code=one-fund-two-currencies',
  removed: '/video?code=typhoon-and-trading',
} as const

export const open = async (page: Page, path: string, language: Language = 'en-US'): Promise<void> => {
  await page.goto(`/?lang=${language}#${path}`)
  await expect(page.locator('.video-facts, .video-parts .notice, .video-way').first()).toBeVisible(patient)
}

/** The player's own controls have come. */
export const ready = (page: Page) => expect(page.locator('.player-controls')).toBeVisible(patient)

/** Seconds into the film. */
export const timeOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

/** Plays on from a second: its time goes up, and is not only set. */
export const playsPast = (page: Page, seconds: number) =>
  expect.poll(() => timeOf(page), patient).toBeGreaterThan(seconds)

export const play = async (page: Page): Promise<void> => {
  await page.locator('.screen-play').click()
  await playsPast(page, 0.2)
}

/** Languages of the captions that are shown. */
export const captionsShown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(document.querySelector('video')?.textTracks ?? [])]
      .filter(({ mode, cues }) => mode === 'showing' && (cues?.length ?? 0) > 0)
      .map(({ language }) => language),
  )

/** A film's public answer, changed on its way. */
export const changeFilm = (page: Page, change: (film: FilmDetail) => Partial<FilmDetail>) =>
  page.route('**/api/films/*', async (route) => {
    const response = await route.fetch()
    const film = (await response.json()) as FilmDetail
    await route.fulfill({ response, json: { ...film, ...change(film) } })
  })
