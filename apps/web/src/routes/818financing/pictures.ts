import type { Page } from '@playwright/test'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { changeCoupon, changeGate, leaveDays, movePhase } from './testing/states.ts'
import { claim, logInTo, settled, signInTo } from './testing/steps.ts'

const path = '/818financing'

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
  name: `financing-${name}`,
  path,
  whole,
  reach,
})
/** Over the real answers, which the page has to ask for again. */
const changed = (name: string, change: (page: Page) => Promise<void>): PictureState =>
  state(name, async (page) => {
    await change(page)
    await page.reload()
    await unroll(page)
  })
const amount = (page: Page) => page.locator('.calculator input')

export const pictures: readonly PictureState[] = [
  state('visitor', unroll),
  state('first-view', settled, false),
  state('needs-account', async (page, language, mobileNo) => {
    await signInTo(page, language, mobileNo)
    await unroll(page)
  }),
  state('cash-account', async (page, language, mobileNo) => {
    await logInTo(page, language, mobileNo, 'cash')
    await expect(page.locator('.coupon-none .button')).toBeVisible()
    await unroll(page)
  }),
  state('available', async (page, language, mobileNo) => {
    await logInTo(page, language, mobileNo)
    await unroll(page)
  }),
  state('claimed', async (page, language, mobileNo) => {
    await logInTo(page, language, mobileNo)
    await claim(page)
    await unroll(page)
  }),
  state('coupon-over', async (page, language, mobileNo) => {
    await changeCoupon(page, ({ coupon, ...reply }) => ({ ...reply, coupon: coupon && { ...coupon, isValid: false } }))
    await logInTo(page, language, mobileNo)
    await claim(page)
    await unroll(page)
  }),
  state('other-account', async (page, language, mobileNo) => {
    await logInTo(page, language, mobileNo)
    await claim(page)
    await changeCoupon(page, (reply) => ({ ...reply, coupon: null, otherAccount: true }))
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.locator('.coupon-none')).toBeVisible()
    await unroll(page)
  }),
  state('limit-reached', async (page, language, mobileNo) => {
    await changeGate(page, { gate: 'sold_out', quota: { total: 500, remaining: 0 } })
    await logInTo(page, language, mobileNo)
    await expect(page.locator('.gate-quiet')).toBeVisible()
    await unroll(page)
  }),
  changed('not-started', (page) => movePhase(page, 'upcoming')),
  changed('ended', async (page) => {
    await movePhase(page, 'ended')
    await changeGate(page, { gate: 'ended' })
  }),
  changed('promotion-over', (page) => leaveDays(page, 0)),
  state('mainland', async (page) => {
    await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
    await page.reload()
    await expect(page.locator('.rates, .rates-shape')).toHaveCount(0)
  }),
  state('dollars-a-year', async (page) => {
    await leaveDays(page, 100)
    await page.reload()
    await settled(page)
    await page.locator('.rates-card').waitFor()
    await page.locator('.segment').nth(1).click()
    await amount(page).fill('1,200,000')
    await page.locator('.picker-field').click()
    await page.locator('.wheel-list').first().focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.locator('.working-standard summary').click()
    await unroll(page)
  }),
  state(
    'picker',
    async (page) => {
      await settled(page)
      await page.locator('.picker-field').click()
      await expect(page.locator('.wheel-list').first()).toBeFocused()
    },
    false,
  ),
  state(
    'amount-wrong',
    async (page) => {
      await settled(page)
      await amount(page).fill('12,34x')
      await expect(page.locator('.calculator .field-error').first()).toBeVisible()
      await amount(page).scrollIntoViewIfNeeded()
    },
    false,
  ),
  state(
    'amount-small',
    async (page) => {
      await settled(page)
      await amount(page).fill('999.99')
      await amount(page).blur()
      await expect(page.locator('.calculator .field-error').first()).toBeVisible()
      await amount(page).scrollIntoViewIfNeeded()
    },
    false,
  ),
  state(
    'search',
    async (page) => {
      await settled(page)
      await page.locator('.securities-search input').fill('bank')
      await expect(page.locator('.security')).not.toHaveCount(20)
      await page.locator('.securities-search').scrollIntoViewIfNeeded()
    },
    false,
  ),
  state(
    'search-nothing',
    async (page) => {
      await settled(page)
      await page.locator('.securities-search input').fill('zzzz')
      await expect(page.locator('.securities-none')).toBeVisible()
      await page.locator('.securities-none').scrollIntoViewIfNeeded()
    },
    false,
  ),
  state(
    'search-rejected',
    async (page) => {
      await settled(page)
      await page.locator('.securities-search input').fill('bank!')
      await expect(page.locator('.securities-search + .field-error')).toBeVisible()
      await page.locator('.securities-search').scrollIntoViewIfNeeded()
    },
    false,
  ),
  state('loading', async (page) => {
    await page.route('**/api/financing/rates', () => undefined)
    await page.reload()
    await expect(page.locator('.rates-shape')).toBeVisible()
    await lay(page)
  }),
  state('failed', async (page) => {
    await page.route('**/api/financing/*', (route) => route.fulfill({ status: 500, body: '' }))
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
