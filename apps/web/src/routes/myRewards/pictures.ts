import type { Reward, RewardDetail } from '@foyer/contract/rewards'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { arrive, cards, grant, grantSeveral, move, pathOf, say } from './testing/rewards.ts'

const path = '/myRewards'
const reload = (page: Page) => page.reload({ waitUntil: 'commit' })
type Reach = PictureState['reach']

const listed =
  (query = ''): Reach =>
  async (page, language, mobileNo) => {
    await grantSeveral(page, mobileNo)
    await arrive(page, language, mobileNo, `${path}${query}`)
  }

/** One reward whole; `change` where no person of the sandbox is in that state. */
const whole = (
  name: string,
  wanted: Parameters<typeof grant>[2],
  then: (page: Page, id: string) => Promise<unknown> = async () => undefined,
): PictureState => ({
  name: `reward-${name}`,
  path,
  whole: true,
  reach: async (page, language, mobileNo) => {
    const id = await grant(page, mobileNo, wanted)
    await arrive(page, language, mobileNo, pathOf(id))
    await then(page, id)
    await expect(page.locator('.reward-detail')).toBeVisible()
  },
})
/** @param states what was done with it, some hours after it was issued and after one another */
const told = async (
  page: Page,
  changes: Partial<Reward>,
  states: readonly RewardDetail['steps'][number]['status'][] = [],
) => {
  await say(page, ({ asOf, reward }) => ({
    asOf: asOf + 30 * hour,
    steps: states.map((status, n) => ({ status, at: reward.issuedAt + (n * 7 + 2) * hour })),
    reward: { ...reward, ...changes },
  }))
  await reload(page)
  await expect(page.locator('.reward-detail')).toBeVisible({ timeout: 30_000 })
}
const moved = (event: string) => async (page: Page, id: string) => {
  await move(page, id, event)
  await reload(page)
  await expect(page.locator('.reward-detail')).toBeVisible({ timeout: 30_000 })
}
const hour = 3_600_000
const cash = { type: 'cash_return', amount: 8_880 } as const
const gift = { type: 'physical_gift', validForDays: null } as const
const shipment = { carrier: 'SF Express', trackingNo: 'SF1002003004005' }

/** Answers that never come, or come as a fault. */
const answers = (answer: 'never' | 'fault') => async (page: Page, language: Language, mobileNo: string) => {
  await arrive(page, language, mobileNo)
  await page.route('**/user/rewards', (route) =>
    answer === 'never' ? undefined : route.fulfill({ status: 500, body: '{}' }),
  )
  await reload(page)
  await expect(page.locator(answer === 'never' ? '.reward-card-skeleton' : '.notice-danger').first()).toBeVisible({
    timeout: 30_000,
  })
}

export const pictures: readonly PictureState[] = [
  { name: 'rewards-signed-out', path, reach: (page) => expect(page.locator('.sign-in-first')).toBeVisible() },
  { name: 'rewards-available', path, whole: true, reach: listed() },
  { name: 'rewards-used', path, reach: listed('?tab=used') },
  { name: 'rewards-expired', path, reach: listed('?tab=expired') },
  { name: 'rewards-filtered', path, reach: listed('?type=cash_return&from=2026-01-01') },
  { name: 'rewards-no-match', path, reach: listed('?to=2020-01-31') },
  { name: 'rewards-none', path, reach: arrive },
  {
    name: 'rewards-none-used',
    path,
    reach: (page, language, mobileNo) => arrive(page, language, mobileNo, `${path}?tab=used`),
  },
  {
    name: 'rewards-issue-date',
    path,
    reach: async (page, language, mobileNo) => {
      await listed()(page, language, mobileNo)
      await page.locator('.day-button').first().click()
      await expect(page.getByRole('dialog').getByRole('listbox').first()).toBeVisible()
    },
  },
  { name: 'rewards-loading', path, reach: answers('never') },
  { name: 'rewards-failed', path, reach: answers('fault') },
  {
    name: 'rewards-offline',
    path,
    reach: async (page, language, mobileNo) => {
      await listed()(page, language, mobileNo)
      await expect(cards(page).first()).toBeVisible()
      await page.context().setOffline(true)
      await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible()
    },
  },
  { name: 'reward-missing', path, reach: (page, language, mobileNo) => arrive(page, language, mobileNo, pathOf('x')) },
  whole('voucher', {}),
  whole('voucher-code', {}, async (page) => {
    await page.locator('.voucher-code .small-button').click()
    await expect(page.locator('.voucher-code .small-button')).toHaveCount(2)
  }),
  whole('voucher-pending', { status: 'pending' }),
  whole('voucher-used', { status: 'used' }),
  whole('voucher-expired', {}, moved('expire')),
  whole('voucher-revoked', {}, moved('revoke')),
  whole('cash-pending', { ...cash, status: 'pending', payoutInDays: 12 }),
  whole('cash-needs-login', cash),
  whole('cash-claimable', cash, (page) => told(page, { needs: null })),
  whole('cash-outcome-unknown', cash, async (page) => {
    await told(page, { needs: null })
    await page.route('**/user/rewards/claim', (route) => route.abort('connectionreset'))
    await page.locator('.reward-action .button').click()
    await expect(page.locator('.notice-warn .button')).toBeVisible({ timeout: 30_000 })
  }),
  whole('cash-crediting', cash, (page) => told(page, { status: 'crediting', needs: null }, ['crediting'])),
  whole('cash-credited', cash, (page) => told(page, { status: 'credited', needs: null }, ['crediting', 'credited'])),
  whole('cash-expired', cash, moved('expire')),
  whole('cash-clawed-back', cash, (page) =>
    told(page, { status: 'revoked', needs: null }, ['crediting', 'credited', 'revoked']),
  ),
  whole('gift-needs-address', { ...gift, validForDays: 20 }),
  whole('gift-address', { ...gift, validForDays: 20 }, async (page) => {
    await page.locator('.reward-detail > .button').click()
    await expect(page.locator('.address-form')).toBeVisible({ timeout: 30_000 })
  }),
  whole('gift-preparing', { ...gift, status: 'preparing' }),
  whole('gift-shipped', { ...gift, status: 'shipped' }, (page) => told(page, { shipment })),
  whole('gift-delivered', { ...gift, status: 'delivered' }, (page) => told(page, { shipment })),
  whole('gift-returned', { ...gift, status: 'returned' }, (page) => told(page, { shipment, needs: 'address' })),
]
