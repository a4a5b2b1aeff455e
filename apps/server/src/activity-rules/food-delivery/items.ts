// copy for customers, cspell:ignore taken
import type { RewardItem } from '@foyer/api/rewards'

/** The voucher's description, copied into each voucher when it is granted. */
export const items: Readonly<Record<'meal', RewardItem>> = {
  meal: {
    name: {
      'zh-CN': 'HK$50 外卖电子礼券',
      'zh-HK': 'HK$50 外賣電子禮券',
      'en-US': 'HK$50 food delivery voucher',
    },
    note: {
      'zh-CN': '订单满 HK$80 可用，不含配送费与服务费；每单限用一张。',
      'zh-HK': '訂單滿 HK$80 適用，不包括送餐費及服務費；每張訂單限用一張。',
      'en-US': 'For one order of HK$80 or more, excluding delivery and service fees. One voucher per order.',
    },
    usage: [
      {
        'zh-CN': '打开合作平台的应用程序，选好餐点，前往结账。',
        'zh-HK': '開啟合作平台的應用程式，選好餐點，前往結賬。',
        'en-US': 'Open the partner’s app, choose your meal and go to checkout.',
      },
      {
        'zh-CN': '在“优惠码”一栏输入礼券代码；已绑定的礼券会直接列在优惠券中。',
        'zh-HK': '在「優惠碼」一欄輸入禮券代碼；已綁定的禮券會直接列於優惠券內。',
        'en-US': 'Enter the code under “Promo code”. A linked voucher is already listed among your coupons.',
      },
      {
        'zh-CN': '核对已减 HK$50，再确认付款。',
        'zh-HK': '核對已扣減 HK$50，再確認付款。',
        'en-US': 'Check that HK$50 is taken off, then pay.',
      },
    ],
    usedWhere: 'partner_app',
    art: 'reward-meal.svg',
  },
}
