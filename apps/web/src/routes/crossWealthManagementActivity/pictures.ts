import type { Page } from '@playwright/test'
import { patient } from '../../../../../e2e/account-steps.ts'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import { changeGate, check, logInTo, path, settled } from './testing/steps.ts'

const state = (name: string, reach: PictureState['reach'], more: Partial<PictureState> = {}): PictureState => ({
  name: `wealth-connect-${name}`,
  path,
  reach,
  ...more,
})
/** The whole page in one picture: the panel stands where the page ends. */
const lay = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('.gate-panel')
    if (panel) panel.style.position = 'static'
    scrollTo(0, 0)
  })
const show = async (page: Page, what: string) => {
  await expect(page.locator('.toast')).toHaveCount(0, patient)
  await page.locator(what).evaluate((part) => part.scrollIntoView({ block: 'center' }))
}
const whole = { whole: true } as const

export const pictures: readonly PictureState[] = [
  state(
    'visitor',
    async (page) => {
      await settled(page)
      await lay(page)
    },
    whole,
  ),
  state(
    'northbound',
    async (page) => {
      await settled(page)
      await lay(page)
    },
    { ...whole, path: `${path}?direction=northbound` },
  ),
  state('first-view', settled),
  state('loading', async (page) => {
    await page.route('**/api/wealth-connect', () => undefined)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('.wealth-shape')).toBeVisible(patient)
    await page.locator('.wealth-shape').evaluate((part) => part.scrollIntoView({ block: 'start' }))
  }),
  state('questions', async (page) => {
    await settled(page)
    await page.locator('.wealth-check > .button').click()
    await page.locator('.wealth-question').first().getByRole('radio').first().check(patient)
    await page.locator('.wealth-form > .button').click()
    await expect(page.locator('.wealth-question [role=alert]').nth(1)).toBeVisible()
    await show(page, '.wealth-question >> nth=1')
  }),
  state('met', async (page) => {
    await settled(page)
    await check(page, 'first')
    await show(page, '.wealth-result')
  }),
  state('ineligible', async (page) => {
    await settled(page)
    await check(page, 'last')
    await show(page, '.wealth-result')
  }),
  state('kept', async (page, language, mobileNo) => {
    await openSignedIn(page, language, mobileNo, path)
    await settled(page)
    await check(page, 'last')
    await page.locator('.wealth-result .button-quiet').click()
    await expect(page.locator('.wealth-saved')).toBeVisible(patient)
    await page.reload()
    await settled(page)
    await expect(page.locator('.wealth-kept')).toBeVisible(patient)
    await show(page, '.wealth-kept')
  }),
  state('quota', async (page, language, mobileNo) => {
    await logInTo(page, language, mobileNo, [
      { direction: 'southbound', channel: 'bank', remitted: 860_000 },
      { direction: 'southbound', channel: 'broker', remitted: 1_500_000 },
    ])
    await expect(page.locator('.wealth-channel')).toHaveCount(2, patient)
    await show(page, '.wealth-quota')
  }),
  state('quota-unused', async (page, language, mobileNo) => {
    await logInTo(page, language, mobileNo, [])
    await expect(page.locator('.wealth-left')).toBeVisible(patient)
    await show(page, '.wealth-quota')
  }),
  state('quota-used', async (page, language, mobileNo) => {
    await logInTo(page, language, mobileNo, [{ direction: 'southbound', channel: 'broker', remitted: 3_000_000 }])
    await expect(page.locator('.wealth-quota .notice-warn')).toBeVisible(patient)
    await show(page, '.wealth-quota')
  }),
  state('loop', async (page) => {
    await settled(page)
    await show(page, '.wealth-loop')
  }),
  state('gate-ineligible', async (page, language, mobileNo) => {
    await changeGate(page, { gate: 'ineligible', rule: 'residence' })
    await openSignedIn(page, language, mobileNo, path)
    await settled(page)
    await expect(page.locator('.gate-quiet')).toBeVisible(patient)
  }),
  state('sold-out', async (page, language, mobileNo) => {
    await changeGate(page, { gate: 'sold_out', quota: { total: 200, remaining: 0 } })
    await openSignedIn(page, language, mobileNo, path)
    await settled(page)
    await expect(page.locator('.gate-quiet')).toBeVisible(patient)
  }),
]
