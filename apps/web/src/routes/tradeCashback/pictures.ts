import type { CashbackReply } from '@foyer/contract/cashback'
import type { Page } from '@playwright/test'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import { capped, clawedBack, clawedBackShown, highestTier, inProgress, otherAccount, paid } from './testing/states.ts'
import { answer, join, logIn, openQuietAccount, participant } from './testing/steps.ts'

const path = '/tradeCashback'

const settled = async (page: Page) => {
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0)
  await expect(page.locator('.gate-panel')).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page.locator('.cashback-skeleton, .calendar-loading')).toHaveCount(0)
}
/** The whole page in one picture: the panel stands where the page ends. */
const lay = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('.gate-panel')
    if (panel) panel.style.position = 'static'
    scrollTo(0, 0)
  })
const unroll = async (page: Page) => {
  await settled(page)
  await lay(page)
}
const told = (name: string, change: (reply: CashbackReply) => CashbackReply, whole = false): PictureState => ({
  name: `cashback-${name}`,
  path,
  whole,
  reach: async (page, language, mobileNo) => {
    await participant(page, language, mobileNo)
    await answer(page, change)
    await (whole ? unroll(page) : settled(page))
  },
})

export const pictures: readonly PictureState[] = [
  { name: 'cashback-visitor', path, whole: true, reach: unroll },
  {
    name: 'cashback-needs-account',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openSignedIn(page, language, mobileNo, path)
      await unroll(page)
    },
  },
  {
    name: 'cashback-available',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openQuietAccount(page, mobileNo)
      await logIn(page, language, mobileNo)
      await unroll(page)
    },
  },
  {
    name: 'cashback-none-counted',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await participant(page, language, mobileNo)
      await unroll(page)
    },
  },
  told('in-progress', inProgress, true),
  told('in-progress-first-view', inProgress),
  told('highest-tier', highestTier, true),
  told('capped', capped, true),
  {
    name: 'cashback-not-counted',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await participant(page, language, mobileNo)
      await answer(page, inProgress)
      await page.locator('.segment').last().click()
      await page.locator('.block > .button-plain').first().click()
      await expect(page.locator('.is-left-out')).toHaveCount(8)
      await unroll(page)
    },
  },
  told('paid', paid, true),
  told('clawed-back', clawedBack, true),
  told('clawed-back-month', clawedBackShown, true),
  told('other-account', otherAccount, true),
  {
    name: 'cashback-logged-out',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await participant(page, language, mobileNo)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.sign-in-first')).toBeVisible()
      await unroll(page)
    },
  },
  {
    name: 'cashback-loading',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await page.route('**/user/492/cashback', () => undefined)
      await openQuietAccount(page, mobileNo)
      await logIn(page, language, mobileNo)
      await join(page)
      await expect(page.locator('.cashback-skeleton')).toBeVisible()
      await lay(page)
    },
  },
  {
    name: 'cashback-failed',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await page.route('**/user/492/cashback', (route) => route.fulfill({ status: 500, body: '' }))
      await openQuietAccount(page, mobileNo)
      await logIn(page, language, mobileNo)
      await join(page)
      await expect(page.locator('.activity-body [role="alert"]')).toBeVisible({ timeout: 30_000 })
      await unroll(page)
    },
  },
  {
    name: 'cashback-offline',
    path,
    reach: async (page, language, mobileNo) => {
      await participant(page, language, mobileNo)
      await answer(page, inProgress)
      await settled(page)
      await page.context().setOffline(true)
      await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
    },
  },
]
