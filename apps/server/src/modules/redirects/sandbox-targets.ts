import type { RedirectTargetEntry } from '../../config/redirects.ts'

/** Targets in the sandbox itself, which simulates the partner. */
export const mallPath = '/dev/mall'

const passes = {
  'zh-CN': '一个仅供该商户使用的会员编号，用于把本次优惠记到您名下。不含姓名、手机号、账户或持仓。',
  'zh-HK': '一個僅供該商戶使用的會員編號，用於把是次優惠記到您名下。不含姓名、手機號碼、賬戶或持倉。',
  'en-US':
    'A member number made for this partner alone, so that the offer is credited to you. No name, phone number, account or holdings.',
}

const about = {
  'zh-CN': '在合作商户的网上商店使用会员优惠购物。',
  'zh-HK': '於合作商戶的網上商店以會員優惠購物。',
  'en-US': 'Shop at member prices in the online shop of our partner.',
}

/** One target of each status. */
export const sandboxTargets: readonly RedirectTargetEntry[] = [
  {
    id: 'harbour-mall',
    partner: 'harbour-mall',
    name: { 'zh-CN': '海港商城', 'zh-HK': '海港商城', 'en-US': 'Harbour Mall' },
    about,
    passes,
    statement: 1,
    address: mallPath,
    withdrawn: false,
  },
  {
    id: 'lantern-market',
    partner: 'lantern-market',
    name: { 'zh-CN': '灯笼集市', 'zh-HK': '燈籠市集', 'en-US': 'Lantern Market' },
    about,
    passes,
    statement: 1,
    address: mallPath,
    withdrawn: true,
  },
  {
    id: 'spring-fair',
    partner: 'harbour-mall',
    name: { 'zh-CN': '海港商城春季市集', 'zh-HK': '海港商城春季市集', 'en-US': 'Harbour Mall Spring Fair' },
    about,
    passes,
    statement: 1,
    address: mallPath,
    withdrawn: false,
    endsAt: Date.UTC(2025, 3, 30, 16),
  },
]
