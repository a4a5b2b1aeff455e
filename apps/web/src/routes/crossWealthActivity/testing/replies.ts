import type { PartnerVoucher } from '@foyer/api/partners'
import type { WealthApplicationReply } from '@foyer/api/wealth-connect'

export const application = 'POST /api/user/496/application'

const voucher: PartnerVoucher = {
  id: '0b6f4a52-6f5e-4d0f-9a53-5b8a7b1f2c11',
  status: 'queued',
  item: {
    name: { 'zh-CN': '首次汇款费豁免券', 'zh-HK': '首次匯款費豁免券', 'en-US': 'First remittance fee waived' },
    note: { 'zh-CN': '由合作机构兑现', 'zh-HK': '由合作機構兌現', 'en-US': 'Honoured by the partner institution' },
    usage: [],
  },
  maskedCode: null,
  reference: 'P7M2Q-9XRT4',
  claimedAt: Date.UTC(2026, 10, 20, 2),
  validUntil: null,
  passesMobile: false,
}

/** A client who has not applied, with the given changes. */
export const applicationReply = (change: Partial<WealthApplicationReply> = {}): WealthApplicationReply => ({
  asOf: Date.now(),
  isClient: true,
  voucher: null,
  pool: { total: 300, remaining: 120 },
  ...change,
})

export const applied = (change: Partial<PartnerVoucher> = {}): WealthApplicationReply =>
  applicationReply({ voucher: { ...voucher, ...change } })
