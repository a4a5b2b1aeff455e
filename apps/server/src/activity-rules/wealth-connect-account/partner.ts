import type { InformedPartner } from '../../engine/rules.ts'

/** The code of the institution that opens the account paired with the firm’s, and honours the voucher. */
export const partner = 'paired-institution'

/** What a person agreed to, for their privacy page. The activity's page shows the same text before they agree. */
export const partners: Readonly<Record<string, InformedPartner>> = {
  [partner]: {
    name: { 'zh-CN': '跨境理财合作机构', 'zh-HK': '跨境理財合作機構', 'en-US': 'Cross-border partner institution' },
    dataStatement: {
      'zh-CN': '您的手机号，用来联系您办理开户。',
      'zh-HK': '您的手機號碼，用來聯絡您辦理開戶。',
      'en-US': 'Your phone number, to contact you about opening the account.',
    },
  },
}
