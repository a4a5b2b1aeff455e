// copy for customers, cspell:ignore taken
import type { RewardItem } from '@foyer/api/rewards'
import type { ActivityRule } from '../../engine/rules.ts'
import { named } from '../named.ts'

const item: RewardItem = {
  name: { 'zh-CN': '交易费用返现', 'zh-HK': '交易費用回贈', 'en-US': 'Trading fee cashback' },
  note: {
    'zh-CN': '按当月已交收交易的已付费用计算',
    'zh-HK': '按當月已交收交易的已付費用計算',
    'en-US': 'Based on the fees paid on trades settled for the month',
  },
  usage: [
    {
      'zh-CN': '在派发日起的领取期内登录证券账户领取',
      'zh-HK': '於派發日起的領取期內登入證券賬戶領取',
      'en-US': 'Log in to your account and claim it from the payout day on',
    },
    {
      'zh-CN': '款项存入参加活动的证券账户',
      'zh-HK': '款項存入參加活動的證券賬戶',
      'en-US': 'It is paid into the account you registered with',
    },
    {
      'zh-CN': '如其后有交易被取消或更正，返现会重新计算，多付部分会收回',
      'zh-HK': '如其後有交易被取消或更正，回贈會重新計算，多付部分會收回',
      'en-US': 'If a trade is cancelled or corrected later, it is recalculated and any excess is taken back',
    },
  ],
}

/**
 * Fees of every product count, since a reward for buying one named product is not allowed. The monthly job grants the
 * cashback (modules/cashback).
 */
export const rule: ActivityRule = {
  ...named('trade-cashback'),
  items: { cashback: item },
  grants: [{ item: 'cashback', type: 'cash_return', on: { kind: 'trades', products: 'any' } }],
}

/** The name of one month's reward. @param month YYYY-MM */
export const itemOf = (month: string): RewardItem => {
  const [year = '', number = ''] = month.split('-')
  const english = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.parse(`${month}-01`))
  return {
    ...item,
    name: {
      'zh-CN': `${year}年${Number(number)}月交易费用返现`,
      'zh-HK': `${year}年${Number(number)}月交易費用回贈`,
      'en-US': `Trading fee cashback, ${english} ${year}`,
    },
  }
}
