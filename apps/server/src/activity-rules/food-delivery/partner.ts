import type { InformedPartner } from '../../engine/rules.ts'

/** The code of the platform that honours the vouchers. */
export const partner = 'food-platform'

/** What a person agreed to, for their privacy page. The activity's page shows the same text before they agree. */
export const partners: Readonly<Record<string, InformedPartner>> = {
  [partner]: {
    name: { 'zh-CN': '外卖合作平台', 'zh-HK': '外賣合作平台', 'en-US': 'Food delivery platform' },
    dataStatement: {
      'zh-CN': '您的手机号，用来把礼券绑定到您的平台账户。',
      'zh-HK': '您的手機號碼，用來把禮券綁定至您的平台賬戶。',
      'en-US': 'Your phone number, to bind the voucher to your account there.',
    },
  },
}
