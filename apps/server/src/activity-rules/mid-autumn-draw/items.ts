import type { RewardItem } from '@foyer/api/rewards'

/** The prizes. Each reward stores its prize as it was when it was won. */
export const items: Readonly<Record<'lantern' | 'moon-cash' | 'mooncake', RewardItem>> = {
  lantern: {
    name: { 'zh-CN': '手工纸灯笼', 'zh-HK': '手紮紙燈籠', 'en-US': 'Handmade paper lantern' },
    note: {
      'zh-CN': '本地师傅制作，填写地址后免费送达，不可兑换现金。',
      'zh-HK': '本地師傅紮作，填寫地址後免費送達，不可兌換現金。',
      'en-US': 'Made by a local craftsman, delivered free once you give an address. Not exchangeable for cash.',
    },
    usage: [
      {
        'zh-CN': '在“我的奖励”填写收货人和地址。',
        'zh-HK': '在「我的獎賞」填寫收貨人和地址。',
        'en-US': 'Enter a name and an address in My rewards.',
      },
    ],
  },
  'moon-cash': {
    name: { 'zh-CN': '现金 HK$15', 'zh-HK': '現金 HK$15', 'en-US': 'HK$15 in cash' },
    note: {
      'zh-CN': '登录证券账户后在“我的奖励”领取。',
      'zh-HK': '登入證券賬戶後在「我的獎賞」領取。',
      'en-US': 'Claimed in My rewards once you log in to your account.',
    },
    usage: [
      {
        'zh-CN': '登录证券账户，打开“我的奖励”并领取。',
        'zh-HK': '登入證券賬戶，開啟「我的獎賞」並領取。',
        'en-US': 'Log in to your account, open My rewards and claim it.',
      },
    ],
  },
  mooncake: {
    name: { 'zh-CN': '月饼电子礼券', 'zh-HK': '月餅電子禮券', 'en-US': 'Mooncake e-voucher' },
    note: {
      'zh-CN': '可到分店领取月饼一盒，不可兑换现金。',
      'zh-HK': '可到分店換領月餅一盒，不可兌換現金。',
      'en-US': 'One box of mooncakes at a branch. Not exchangeable for cash.',
    },
    usage: [
      { 'zh-CN': '领取时出示礼券代码。', 'zh-HK': '換領時出示禮券代碼。', 'en-US': 'Show the code as you collect it.' },
    ],
    art: 'reward-voucher.svg',
  },
}
