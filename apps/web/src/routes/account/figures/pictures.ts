import type { AccountFiguresReply, Position } from '@foyer/contract/accounts'
import type { Page } from '@playwright/test'
import { expect } from '../../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../../e2e/picture-state.ts'
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

/** Allotted of late: a bond and new shares that nobody quotes yet. */
const allotted = (reply: AccountFiguresReply): AccountFiguresReply => {
  const one = {
    currency: 'HKD',
    pricedAt: null,
    gain: 0,
    gainPercent: '0.00',
    marginable: 0,
    loanableValue: 0,
  } as const
  const bond: Position = {
    ...one,
    isHalted: false,
    offered: 'bond',
    code: '99291',
    name: {
      'zh-CN': '零售绿色债券 2026 第1批',
      'zh-HK': '零售綠色債券 2026 第1批',
      'en-US': 'Retail green bond 2026, series 1',
    },
    quantity: 20_000,
    price: '100.000',
    marketValue: 20_000_00,
    cost: 20_000_00,
  }
  const shares: Position = {
    ...bond,
    offered: 'new_shares',
    code: '99217',
    name: { 'zh-CN': '子午轨道信号', 'zh-HK': '子午軌道信號', 'en-US': 'Meridian Rail Signalling' },
    quantity: 1_500,
    price: '7.520',
    marketValue: 11_280_00,
    cost: 11_280_00,
  }
  return { ...reply, positions: [...reply.positions, bond, shares] }
}

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
