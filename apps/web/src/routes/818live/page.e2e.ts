import type { LiveState } from '@foyer/protocol/machines/live'
import { longTimeout } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { built } from '../../../build/built-selector.ts'

const dev = async (page: Page, path: string, data: object): Promise<string> => {
  const reply = await page.request.post(`/dev/${path}`, { headers: { 'X-Forwarded-For': '127.0.0.1' }, data })
  expect(reply.ok(), await reply.text()).toBe(true)
  return ((await reply.json()) as { data: { session: string } }).data.session
}
/** Creates a session for this test alone and returns its code. */
const createSession = (page: Page, state: LiveState): Promise<string> =>
  dev(page, 'live/sessions', { state, like: 'studio' })
/** Changes the session as the control room or the clock does. */
const step = (page: Page, session: string, step: 'begin' | 'interrupt' | 'resume' | 'end'): Promise<string> =>
  dev(page, 'live', { session, step })

const timeOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
/** Checks that the video plays: its time advances. */
const expectPlaying = async (page: Page): Promise<void> => {
  const now = await timeOf(page)
  await expect.poll(() => timeOf(page), longTimeout).toBeGreaterThan(now + 1)
}

test('R8 a page that is open goes from the countdown to the real channel, an interruption and the end', async ({
  page,
}) => {
  test.slow()
  const session = await createSession(page, 'scheduled')
  await page.goto(`/?lang=en-US#/818live?code=${session}`)
  const phase = page.locator(built('.live-facts .phase'))
  await expect(phase).toHaveText('Scheduled', longTimeout)
  await expect(page.locator(built('.live-viewers'))).toHaveText('1 waiting', longTimeout)
  await step(page, session, 'begin')
  await expect(phase).toHaveText('Live now', longTimeout)
  await expect(page.locator(built('.player-controls'))).toBeVisible(longTimeout)
  await page.locator(built('.screen-play')).click()
  // playback begins at the live position of the channel
  await expect.poll(() => timeOf(page), longTimeout).toBeGreaterThan(0.2)
  await expectPlaying(page)
  await expect(page.locator(built('.player-live'))).toHaveText('Live')
  await step(page, session, 'interrupt')
  await expect(phase).toHaveText('Interrupted', longTimeout)
  await step(page, session, 'resume')
  await expect(phase).toHaveText('Live now', longTimeout)
  await expectPlaying(page)
  await step(page, session, 'end')
  await expect(page.locator(built('.screen-note'))).toContainText('The session has ended', longTimeout)
  await expect(page.locator('video')).toHaveCount(0)
})
