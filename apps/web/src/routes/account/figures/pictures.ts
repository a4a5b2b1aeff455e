import type { AccountFiguresReply } from '@foyer/contract/accounts'
import type { Page } from '@playwright/test'
import { expect } from '../../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../../e2e/picture-state.ts'
import { allotted } from './testing/allotted.ts'
import {
  answerWith,
  cashHoldings,
  figuresCall,
  logInTo,
  marginHoldings,
  patient,
  refuse,
  shown,
} from './testing/steps.ts'

const path = '/account'

const settled = async (page: Page) => {
  await shown(page)
  await expect(page.locator('.toast')).toHaveCount(0, patient)
}

interface Wanted {
  holdings?: object
  change?: (reply: AccountFiguresReply) => AccountFiguresReply
  after?: (page: Page) => Promise<unknown>
  whole?: boolean
}

const state = (name: string, { holdings = marginHoldings, change, after, whole = true }: Wanted): PictureState => ({
  name: `account-${name}`,
  path,
  whole,
  reach: async (page, language, mobileNo) => {
    if (change) await answerWith(page, change)
    await logInTo(page, language, mobileNo, holdings)
    await settled(page)
    await after?.(page)
  },
})

/** Prices fell: more is owed than the holdings carry, and one of them is halted. */
const overdrawn = (reply: AccountFiguresReply): AccountFiguresReply => ({
  ...reply,
  positions: reply.positions.map((position, index) => ({ ...position, isHalted: index === 0 })),
  figures: {
    ...reply.figures,
    marginAccount: -12_345_67,
    loan: 900_000_00,
    availableFunds: 0,
    fundBalance: 30_000_00,
    blockedFunds: 30_000_00,
    maximumBuyingPower: 0,
    availableCredit: 0,
  },
})

export const pictures: readonly PictureState[] = [
  state('margin', {}),
  state('cash', { holdings: cashHoldings }),
  state('hidden', { after: (page) => page.locator('.net-value .icon-button').click() }),
  state('counted', {
    whole: false,
    after: async (page) => {
      await page.locator('.figures-tab > .button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  }),
  state('no-positions', { holdings: { cash: 500_00 } }),
  state('allotted', { change: allotted }),
  state('overdrawn', { change: overdrawn }),
  state('stale', {
    whole: false,
    after: async (page) => {
      await page.route(figuresCall, (route) => route.fulfill({ status: 500, body: '' }))
      await page.locator('.figures-as-of .icon-button').click()
      await expect(page.locator('.figures-tab .notice-warn')).toBeVisible(patient)
    },
  }),
  {
    name: 'account-figures-loading',
    path,
    reach: async (page, language, mobileNo) => {
      await page.route(figuresCall, () => undefined)
      await logInTo(page, language, mobileNo, cashHoldings)
      await expect(page.locator('.figures-shape-net')).toBeVisible(patient)
      await expect(page.locator('.toast')).toHaveCount(0, patient)
    },
  },
  {
    name: 'account-figures-failed',
    path,
    reach: async (page, language, mobileNo) => {
      await page.route(figuresCall, (route) => route.fulfill({ status: 500, body: '' }))
      await logInTo(page, language, mobileNo, cashHoldings)
      await expect(page.locator('main .notice-danger')).toBeVisible(patient)
      await expect(page.locator('.toast')).toHaveCount(0, patient)
    },
  },
  {
    name: 'account-figures-suspended',
    path,
    reach: async (page, language, mobileNo) => {
      await refuse(page, 403, 40307, 'account_suspended')
      await logInTo(page, language, mobileNo, cashHoldings)
      await expect(page.locator('.figures-suspended')).toBeVisible(patient)
      await expect(page.locator('.toast')).toHaveCount(0, patient)
    },
  },
]
