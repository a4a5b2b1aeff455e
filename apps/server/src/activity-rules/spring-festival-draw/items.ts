import type { RewardItem } from '@foyer/api/rewards'

/** The prizes. Each reward stores its prize as it was when it was won. */
export const items: Readonly<Record<'tea-set' | 'lucky-cash' | 'supermarket' | 'coffee', RewardItem>> = {
  'tea-set': {
    name: { 'zh-CN': '青瓷茶具', 'zh-HK': '青瓷茶具', 'en-US': 'Celadon tea set' },
    note: {
      'zh-CN': '一壶四杯，填写地址后免费送达，不可兑换现金。',
      'zh-HK': '一壺四杯，填寫地址後免費送達，不可兌換現金。',
      'en-US': 'A pot and four cups, delivered free once you give an address. Not exchangeable for cash.',
    },
    usage: [
      {
        'zh-CN': '在“我的奖励”填写收货人和地址。',
        'zh-HK': '在「我的獎賞」填寫收貨人和地址。',
        'en-US': 'Enter a name and an address in My rewards.',
      },
      {
        'zh-CN': '包装前可随时更改地址，寄出后可查看运单号。',
        'zh-HK': '包裝前可隨時更改地址，寄出後可查看運單編號。',
        'en-US': 'You can change the address until it is packed, and follow the parcel afterwards.',
      },
    ],
  },
  'lucky-cash': {
    name: { 'zh-CN': '现金 HK$18', 'zh-HK': '現金 HK$18', 'en-US': 'HK$18 in cash' },
    note: {
      'zh-CN': '登录证券账户后在“我的奖励”领取，存入现金账户。',
      'zh-HK': '登入證券賬戶後在「我的獎賞」領取，存入現金賬戶。',
      'en-US': 'Claimed in My rewards once you log in to your account, and credited there.',
    },
    usage: [
      {
        'zh-CN': '登录证券账户，打开“我的奖励”并领取。',
        'zh-HK': '登入證券賬戶，開啟「我的獎賞」並領取。',
        'en-US': 'Log in to your account, open My rewards and claim it.',
      },
    ],
  },
  supermarket: {
    name: { 'zh-CN': 'HK$50 超市礼券', 'zh-HK': 'HK$50 超市禮券', 'en-US': 'HK$50 groceries' },
    note: {
      'zh-CN': '全港分店适用，中奖后九十日内有效，不可兑换现金。',
      'zh-HK': '全港分店適用，中獎後九十日內有效，不可兌換現金。',
      'en-US': 'At every branch in Hong Kong within ninety days. Not exchangeable for cash.',
    },
    usage: [
      {
        'zh-CN': '付款前出示礼券代码，一次用完，不找零。',
        'zh-HK': '付款前出示禮券代碼，須一次使用，不設找續。',
        'en-US': 'Show the code before you pay. It must be used at once; no change is given.',
      },
    ],
    art: 'offer-supermarket.svg',
  },
  coffee: {
    name: { 'zh-CN': '咖啡礼券', 'zh-HK': '咖啡禮券', 'en-US': 'Coffee e-voucher' },
    note: {
      'zh-CN': '兑换中杯咖啡一杯，中奖后六十日内有效。',
      'zh-HK': '可換中杯咖啡一杯，中獎後六十日內有效。',
      'en-US': 'One medium coffee, within sixty days.',
    },
    usage: [
      { 'zh-CN': '点单时出示礼券代码。', 'zh-HK': '落單時出示禮券代碼。', 'en-US': 'Show the code as you order.' },
    ],
    art: 'offer-coffee.svg',
  },
}
