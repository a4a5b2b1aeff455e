import { partnerVoucher } from '../partner-voucher.ts'
import { items } from './items.ts'

/** R29: a voucher for a meal. */
export const rule = partnerVoucher({
  code: 'food-delivery',
  item: 'meal',
  items,
  validDays: 30,
  partner: {
    name: { 'zh-CN': '外卖合作平台', 'zh-HK': '外賣合作平台', 'en-US': 'Food delivery platform' },
    dataStatement: {
      'zh-CN': '您的手机号，用来把礼券绑定到您的平台账户。',
      'zh-HK': '您的手機號碼，用來把禮券綁定至您的平台賬戶。',
      'en-US': 'Your phone number, to bind the voucher to your account there.',
    },
  },
  sandboxPool: { prefix: 'MEAL', size: 200 },
})
