import { longTimeout } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { built } from '../../../build/built-selector.ts'

const timeOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
const playsPast = (page: Page, seconds: number) => expect.poll(() => timeOf(page), longTimeout).toBeGreaterThan(seconds)
const play = async (page: Page): Promise<void> => {
  await expect(page.locator(built('.player-controls'))).toBeVisible(longTimeout)
  await page.locator(built('.screen-play')).click()
  await playsPast(page, 0.2)
}

test('R27 a film plays with captions, and after a reload it resumes where the visitor paused it', async ({ page }) => {
  test.slow()
  await page.goto('/?lang=en-US#/video?code=margin-interest')
  await play(page)
  const captions = () =>
    page.evaluate(() =>
      [...(document.querySelector('video')?.textTracks ?? [])]
        .filter(({ mode, cues }) => mode === 'hidden' && (cues?.length ?? 0) > 0)
        .map(({ language }) => language),
    )
  await expect.poll(captions, longTimeout).toEqual(['en-US'])
  await page.getByRole('tab', { name: 'Chapters' }).click()
  await page.getByRole('tabpanel').getByRole('button').nth(1).click()
  await playsPast(page, 16)
  await page.getByRole('button', { name: 'Pause' }).click()
  const left = await timeOf(page)
  await page.reload()
  await expect(page.locator(built('.video-resume'))).toHaveText(
    `Resumes at 0:${String(Math.floor(left)).padStart(2, '0')}`,
    longTimeout,
  )
  await play(page)
  expect(await timeOf(page)).toBeGreaterThan(left - 1)
})
