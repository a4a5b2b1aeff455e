import type { LiveState } from '@foyer/contract/machines/live'
import type { Page } from '@playwright/test'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import { open, ownSession, pathOf, patient, play } from './testing/steps.ts'

const path = '/818live?code=quarter-ahead'

const state = (name: string, reach: PictureState['reach'], whole = false): PictureState => ({
  name: `live-${name}`,
  path,
  whole,
  reach,
})
const inState = (name: string, session: LiveState, whole = false): PictureState =>
  state(
    name,
    async (page, language) => {
      await open(page, await ownSession(page, session, session === 'scheduled' ? 'quarter-ahead' : 'studio'), language)
      await page.locator('.live-facts').scrollIntoViewIfNeeded()
      await page.evaluate((isWhole) => isWhole || scrollTo(0, 240), whole)
    },
    whole,
  )
/** One that nobody can be reminded of in time, as the server would say it. */
const remindedAs = async (page: Page, change: object): Promise<void> => {
  await page.route('**/user/live/reminder', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, ...change } } })
  })
}
const reminder = (name: string, prepare: (page: Page) => Promise<void>, shows: string): PictureState =>
  state(name, async (page, language, mobileNo) => {
    await prepare(page)
    const session = await ownSession(page, 'scheduled', 'quarter-ahead')
    await openSignedIn(page, language, mobileNo, pathOf(session))
    await expect(page.locator(shows).first()).toBeVisible(patient)
    await page.locator('.live-reminder').scrollIntoViewIfNeeded()
  })

export const pictures: readonly PictureState[] = [
  inState('scheduled', 'scheduled', true),
  inState('on-air', 'live', true),
  state('playing', async (page, language) => {
    await open(page, await ownSession(page, 'live'), language)
    await play(page)
    await page.evaluate(() => scrollTo(0, 240))
  }),
  inState('interrupted', 'interrupted'),
  inState('ended', 'ended'),
  inState('replay', 'replay'),
  state('polling', async (page, language) => {
    await page.route('**/api/live/*/events*', (route) => route.fulfill({ status: 503, body: '' }))
    await open(page, await ownSession(page, 'live'), language)
    await expect(page.locator('.live-polling')).toBeVisible(patient)
    await page.evaluate(() => scrollTo(0, 240))
  }),
  reminder('can-be-reminded', async () => undefined, '.live-reminder button'),
  reminder('reminded', (page) => remindedAs(page, { state: 'set' }), '.live-reminded'),
  reminder('too-late', (page) => remindedAs(page, { canSet: false }), '.live-reminded'),
  state('mainland', async (page) => {
    await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
    await page.reload()
    await expect(page.locator('.notice').first()).toBeVisible(patient)
  }),
  state('loading', async (page) => {
    await page.route('**/api/live/quarter-ahead', () => undefined)
    await page.reload()
    await expect(page.locator('.live-facts-shape')).toBeVisible(patient)
  }),
  state('failed', async (page) => {
    await page.route('**/api/live/quarter-ahead', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(page.locator('.activity-body .notice-danger')).toBeVisible({ timeout: 45_000 })
  }),
  state('offline', async (page) => {
    await expect(page.locator('.live .swiper')).toBeVisible(patient)
    await page.context().setOffline(true)
    await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible(patient)
  }),
]
