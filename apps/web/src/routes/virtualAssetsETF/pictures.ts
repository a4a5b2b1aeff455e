import type { Page } from '@playwright/test'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { changeDiscount, changeGate, movePhase, sayOfQuotes } from './testing/states.ts'
import { endWait, logInTo, openTest, path, register, settled, signInTo, takeTest } from './testing/steps.ts'

/** The whole page in one picture: the panel stands where the page ends. */
const lay = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('.gate-panel')
    if (panel) panel.style.position = 'static'
    scrollTo(0, 0)
  })
const unroll = async (page: Page) => {
  await settled(page)
  await expect(page.locator('.toast')).toHaveCount(0)
  await lay(page)
}
const state = (name: string, reach: PictureState['reach'], whole = true): PictureState => ({
  name: `virtual-assets-${name}`,
  path,
  whole,
  reach,
})
/** Over the real answers, which the page has to ask for again. */
const changed = (name: string, change: (page: Page) => Promise<unknown>, whole = true): PictureState =>
  state(
    name,
    async (page) => {
      await change(page)
      await page.reload()
      await (whole ? unroll : settled)(page)
      if (!whole) await page.locator('.va-quotes').evaluate((card) => card.scrollIntoView({ block: 'center' }))
    },
    whole,
  )

export const pictures: readonly PictureState[] = [
  state('visitor', unroll),
  state('first-view', settled, false),
  state('registered', async (page, language, mobileNo) => {
    await signInTo(page, language, mobileNo)
    await unroll(page)
  }),
  state('test-needed', async (page, language, mobileNo) => {
    await logInTo(page, language, mobileNo)
    await unroll(page)
  }),
  state(
    'question',
    async (page, language, mobileNo) => {
      await signInTo(page, language, mobileNo)
      await openTest(page)
      await page.locator('.va-option input').nth(1).check()
    },
    false,
  ),
  state(
    'question-missing',
    async (page, language, mobileNo) => {
      await signInTo(page, language, mobileNo)
      await openTest(page)
      await page.locator('.sheet-foot .button').last().click()
      await expect(page.getByRole('dialog').getByRole('alert').filter({ visible: true })).toBeVisible()
    },
    false,
  ),
  state('test-open', async (page, language, mobileNo) => {
    await signInTo(page, language, mobileNo)
    await openTest(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await unroll(page)
  }),
  state('test-failed', async (page, language, mobileNo) => {
    await logInTo(page, language, mobileNo)
    await takeTest(page, mobileNo, 3)
    await unroll(page)
  }),
  state('test-again', async (page, language, mobileNo) => {
    await signInTo(page, language, mobileNo)
    await takeTest(page, mobileNo, 2)
    await endWait(page, mobileNo)
    await expect(page.locator('.va-test')).toBeVisible()
    await unroll(page)
  }),
  state('test-passed', async (page, language, mobileNo) => {
    await logInTo(page, language, mobileNo)
    await takeTest(page, mobileNo, 1)
    await unroll(page)
  }),
  state('joined', async (page, language, mobileNo) => {
    await logInTo(page, language, mobileNo)
    await takeTest(page, mobileNo)
    await register(page)
    await unroll(page)
  }),
  state('other-account', async (page, language, mobileNo) => {
    await changeGate(page, {
      gate: 'joined',
      participation: { reference: 'K7M2Q-9XR4T', joinedAt: Date.parse('2026-11-20T03:05:00Z') },
    })
    await changeDiscount(page, (reply) => ({ ...reply, discount: null, otherAccount: true }))
    await logInTo(page, language, mobileNo)
    await expect(page.locator('.va-discount .button')).toBeVisible()
    await unroll(page)
  }),
  state('ineligible', async (page, language, mobileNo) => {
    await changeGate(page, { gate: 'ineligible', rule: 'residence' })
    await signInTo(page, language, mobileNo)
    await expect(page.locator('.gate-quiet')).toBeVisible()
    await unroll(page)
  }),
  changed('not-started', async (page) => {
    await movePhase(page, 'upcoming')
    await changeGate(page, { gate: 'not_started' })
  }),
  changed('ended', async (page) => {
    await movePhase(page, 'ended')
    await changeGate(page, { gate: 'ended' })
  }),
  changed(
    'quotes-delayed',
    (page) => sayOfQuotes(page, { market: { state: 'open', next: 'lunch' }, delay: 900 }),
    false,
  ),
  changed(
    'quotes-halted',
    (page) =>
      sayOfQuotes(page, {
        market: { state: 'open', next: 'closed' },
        delay: 0,
        quote: (quote) => ({ ...quote, isHalted: quote.code === '03042' }),
      }),
    false,
  ),
  changed('market-closed', (page) => sayOfQuotes(page, { market: { state: 'closed', next: 'pre_open' } }), false),
  state(
    'ether',
    async (page) => {
      await settled(page)
      await page.locator('.segment').nth(1).click()
      await settled(page)
      await page.locator('.va-quotes').evaluate((card) => card.scrollIntoView({ block: 'center' }))
    },
    false,
  ),
  state(
    'chart',
    async (page) => {
      await settled(page)
      await page.locator('.va-quotes .quote-open').nth(1).click()
      await expect(page.locator('.chart-canvas canvas').first()).toBeVisible({ timeout: 30_000 })
      await expect(page.locator('.sheet .skeleton')).toHaveCount(0)
    },
    false,
  ),
  state('mainland', async (page) => {
    await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
    await page.reload()
    await expect(page.locator('.va-quotes, .va-quotes-shape, .va-test')).toHaveCount(0)
  }),
  state('loading', async (page) => {
    await page.route('**/api/virtual-assets/funds', () => undefined)
    await page.reload()
    await expect(page.locator('.va-quotes-shape')).toBeVisible()
    await expect(page.locator('#knowledge-test')).toBeVisible()
    await lay(page)
  }),
  state('failed', async (page) => {
    await page.route('**/api/virtual-assets/funds', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(page.locator('.activity-body > .notice-danger')).toBeVisible({ timeout: 30_000 })
    await lay(page)
  }),
  state(
    'offline',
    async (page) => {
      await settled(page)
      await page.context().setOffline(true)
      await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
    },
    false,
  ),
]
