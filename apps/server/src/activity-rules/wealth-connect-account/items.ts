import type { RewardItem } from '@foyer/api/rewards'

/** The voucher that the partner institution honours. Each voucher stores a copy from when it was granted. */
export const items: Readonly<Record<'remittance', RewardItem>> = {
  remittance: {
    name: {
      'zh-CN': '首次跨境汇款费豁免券',
      'zh-HK': '首次跨境匯款費豁免券',
      'en-US': 'First cross-border remittance fee waived',
    },
    note: {
      'zh-CN': '由合作机构豁免一次跨境理财通汇款费，与购买任何产品无关。',
      'zh-HK': '由合作機構豁免一次跨境理財通匯款費，與購買任何產品無關。',
      'en-US':
        'The partner institution waives the fee of one Wealth Management Connect remittance. It is tied to no product.',
    },
    usage: [
      {
        'zh-CN': '在合作机构的应用程序选择跨境理财通汇款。',
        'zh-HK': '於合作機構的應用程式選擇跨境理財通匯款。',
        'en-US': 'Choose a Wealth Management Connect remittance in the partner institution’s app.',
      },
      {
        'zh-CN': '在“优惠码”一栏输入代码，核对汇款费已减为零。',
        'zh-HK': '在「優惠碼」一欄輸入代碼，核對匯款費已減為零。',
        'en-US': 'Enter the code under “Promo code” and check that the fee is zero.',
      },
      {
        'zh-CN': '确认汇款；您的个人额度照常计算。',
        'zh-HK': '確認匯款；您的個人額度照常計算。',
        'en-US': 'Confirm the remittance. Your quota is counted as usual.',
      },
    ],
    usedWhere: 'partner_app',
    art: 'reward-remittance.svg',
  },
}
