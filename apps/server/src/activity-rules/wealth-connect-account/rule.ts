import { hookOf } from '../../engine/hooks.ts'
import { Refused } from '../../refused.ts'
import { partnerVoucher } from '../partner-voucher.ts'
import { items } from './items.ts'

/**
 * R22: a client's application for an account with the partner institution, which opens the account paired with the
 * firm's. The application is sent to it as an order.
 */
export const rule = partnerVoucher({
  code: 'wealth-connect-account',
  item: 'remittance',
  items,
  validDays: 90,
  partner: {
    name: { 'zh-CN': '跨境理财合作机构', 'zh-HK': '跨境理財合作機構', 'en-US': 'Cross-border partner institution' },
    dataStatement: {
      'zh-CN': '您的手机号，用来联系您办理开户。',
      'zh-HK': '您的手機號碼，用來聯絡您辦理開戶。',
      'en-US': 'Your phone number, to contact you about opening the account.',
    },
  },
  sandboxPool: { prefix: 'REMIT', size: 300 },
  admit: async (context, tx, { personId }) => {
    if (!(await hookOf(context, 'isClient')(tx, personId)))
      throw new Refused('activity_ineligible', 'only a client can apply')
  },
})
