import type { Page } from '@playwright/test'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import { changeMine, changeOfferings, fillIn, offeringIn, sheet, submit } from '../../shared/offerings/testing/steps.ts'
import { logInTo, lookUntil, settled } from './testing/steps.ts'

const path = '/zeroNewSharesActivity'
const open = 'cedar-ridge-medical'
/** without demand everybody gets what they ask for; with this much next to nobody gets anything */
const hopeless = { lotsOnOffer: 3, demand: [[1, 5000]] } as const

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
const state = (name: string, at: string, reach: PictureState['reach'], whole = true): PictureState => ({
  name: `new-shares-${name}`,
  path: at && `${path}?offering=${at}`,
  whole,
  reach,
})
const list = (name: string, reach: PictureState['reach'], whole = true): PictureState => ({
  ...state(name, '', reach, whole),
  path,
})
const ofCode = (code: string) => state(code, code, unroll)

/** Logged in on an offering of the test's own, with the sheet filled in. */
const inSheet = (name: string, facts: object, lots: number, method: 'cash' | 'margin'): PictureState =>
  list(
    name,
    async (page, language, mobileNo) => {
      const code = await offeringIn(page, { activity: 'new-shares' })
      await logInTo(page, language, mobileNo, code, facts)
      await fillIn(page, { lots, method })
      await expect(page.locator('.toast')).toHaveCount(0)
    },
    false,
  )
/** Applied for with a loan, and taken on to a phase. */
const applied = (name: string, phase: 'open' | 'allotted' | 'settled', asked: object = {}): PictureState =>
  list(name, async (page, language, mobileNo) => {
    const code = await offeringIn(page, { activity: 'new-shares', ...asked })
    await logInTo(page, language, mobileNo, code)
    await fillIn(page, { lots: 2, method: 'margin' })
    await submit(page)
    await sheet(page).locator('.sheet-foot .button').click()
    if (phase !== 'open') {
      await offeringIn(page, { code, phase })
      const proof = page.locator('.proof .button')
      await lookUntil(page, (soon) => expect(proof).toBeVisible(soon))
      await proof.click()
    }
    await unroll(page)
  })

export const pictures: readonly PictureState[] = [
  list('visitor', unroll),
  list('first-view', settled, false),
  list('registered', async (page, language, mobileNo) => {
    await openSignedIn(page, language, mobileNo, path)
    await expect(page.locator('.gate-panel a[href*="way=account"]')).toBeVisible({ timeout: 45_000 })
    await unroll(page)
  }),
  list('mine', async (page, language, mobileNo) => {
    await changeMine(page, () => ({ elsewhere: [open] }))
    await logInTo(page, language, mobileNo, '')
    await expect(page.locator('.offer-foot .status-chip')).toBeVisible({ timeout: 45_000 })
    await unroll(page)
  }),
  ofCode(open),
  ofCode('harbourlight-logistics'),
  ofCode('lantern-grid-storage'),
  ofCode('terrace-tea'),
  ofCode('meridian-rail-signalling'),
  inSheet('with-a-loan', {}, 5, 'margin'),
  inSheet('loan-short', { creditLimit: 10_000_00 }, 5, 'margin'),
  inSheet('funds-short', { accountType: 'cash', cash: 1_000_00 }, 1, 'cash'),
  list(
    'ineligible',
    async (page, language, mobileNo) => {
      await logInTo(page, language, mobileNo, open, { age: 17 })
      await expect(page.locator('.gate-quiet')).toBeVisible({ timeout: 45_000 })
      await expect(page.locator('.toast')).toHaveCount(0)
    },
    false,
  ),
  applied('applied', 'open'),
  applied('got', 'allotted'),
  applied('none', 'allotted', hopeless),
  applied('refunded', 'settled'),
  state('missing', 'nothing-of-the-kind', async (page) => {
    await expect(page.locator('.offers-none')).toBeVisible({ timeout: 45_000 })
  }),
  list('empty', async (page) => {
    await changeOfferings(page, '495', (all) => ({ ...all, offerings: [] }))
    await page.reload()
    await expect(page.locator('.offers-none')).toBeVisible({ timeout: 45_000 })
    await lay(page)
  }),
  list('none-open', async (page) => {
    await changeOfferings(page, '495', (all) => ({
      ...all,
      offerings: all.offerings.filter(({ phase }) => phase !== 'open'),
    }))
    await page.reload()
    await unroll(page)
  }),
  list(
    'loading',
    async (page) => {
      await page.route('**/api/offerings/495', () => undefined)
      await page.reload()
      await expect(page.locator('.offer-shape').first()).toBeVisible()
    },
    false,
  ),
  list('failed', async (page) => {
    await page.route('**/api/offerings/*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(page.locator('.activity-body > .notice-danger')).toBeVisible({ timeout: 30_000 })
    await lay(page)
  }),
  list('mainland', async (page) => {
    await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
    await page.reload()
    await expect(page.locator('.card.offer, .skeleton')).toHaveCount(0)
    await expect(page.locator('main h1')).toBeVisible()
  }),
  list(
    'offline',
    async (page) => {
      await page.route('**/api/offerings/495', () => undefined)
      await page.reload()
      await expect(page.locator('.offer-shape').first()).toBeVisible()
      await page.context().setOffline(true)
      await expect(page.locator('.activity-body .notice-info')).toBeVisible()
    },
    false,
  ),
]
