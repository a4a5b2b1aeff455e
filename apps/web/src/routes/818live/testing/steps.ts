import type { LiveState } from '@foyer/contract/machines/live'
import { expect, type Page } from '@playwright/test'
import { patient } from '../../../../../../e2e/account-steps.ts'
import type { Language } from '../../../../../../e2e/fixtures.ts'

export { patient }

const fromHere = { 'X-Forwarded-For': '127.0.0.1' }
const dev = async (page: Page, path: string, data: object): Promise<string> => {
  const reply = await page.request.post(`/dev/${path}`, { headers: fromHere, data })
  expect(reply.ok(), await reply.text()).toBe(true)
  return ((await reply.json()) as { data: { session: string } }).data.session
}

/** A session of this test's own; its code. */
export const ownSession = (page: Page, state: LiveState, like = 'studio'): Promise<string> =>
  dev(page, 'live/sessions', { state, like })

/** What the control room, or the clock, does to it. */
export const step = (page: Page, session: string, step: 'begin' | 'interrupt' | 'resume' | 'end'): Promise<string> =>
  dev(page, 'live', { session, step })

export const pathOf = (session: string): string => `/818live?code=${session}`

export const open = async (page: Page, session: string, language: Language = 'en-US'): Promise<void> => {
  await page.goto(`/?lang=${language}#${pathOf(session)}`)
  await expect(page.locator('.live-stage')).toBeVisible(patient)
  // the slides have come
  await expect(page.locator('.live .swiper')).toBeVisible(patient)
}

/** Seconds of the channel. */
export const timeOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

/** It really plays: its time goes on. */
export const goesOn = async (page: Page): Promise<void> => {
  const now = await timeOf(page)
  await expect.poll(() => timeOf(page), patient).toBeGreaterThan(now + 1)
}

export const play = async (page: Page): Promise<void> => {
  await expect(page.locator('.player-controls')).toBeVisible(patient)
  await page.locator('.screen-play').click()
  // it begins wherever the channel is
  await expect.poll(() => timeOf(page), patient).toBeGreaterThan(0.2)
  await goesOn(page)
}

export const phase = (page: Page) => page.locator('.live-facts .phase')
