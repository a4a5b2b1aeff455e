import { erasedKinds } from '@foyer/api/erased-kinds'
import type { ErasureReply, OpenMatter, PartnerConsent, PrivacyReply } from '@foyer/api/privacy'
import type { PrivacyExport } from '@foyer/api/privacy-export'
import { registeredNumber } from '@foyer/testing/browser'

export const privacyOf = 'POST /api/user/privacy'
export const marketing = 'POST /api/user/privacy/marketing'
export const partner = 'POST /api/user/privacy/partner'
export const exportOf = 'POST /api/user/privacy/export'
export const erasure = 'POST /api/user/privacy/erasure'

const day = 86_400_000
/** Wednesday 18 November 2026, 10:00 in Hong Kong. */
export const asOf = Date.UTC(2026, 10, 18, 2)
const texts = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })

/** The stored data of a person who registered three days ago. */
export const storedData = (change: Partial<PrivacyReply> = {}): PrivacyReply => ({
  asOf,
  since: asOf - 3 * day,
  mobile: registeredNumber,
  marketing: { agreed: false, at: null },
  partners: [],
  counts: {
    consents: 4,
    participations: 1,
    knowledgeTests: 0,
    rewards: 1,
    movements: 12,
    addresses: 0,
    votes: 2,
    uploads: 0,
    authentication: 3,
    devices: 1,
  },
  points: 0,
  retention: [
    { kind: 'consents', days: 2_557 },
    { kind: 'participations', days: 2_557 },
    { kind: 'knowledge_tests', days: 2_557 },
    { kind: 'rewards', days: 2_557 },
    { kind: 'ledger', days: 2_557 },
    { kind: 'delivery', days: 180 },
    { kind: 'votes', days: 365 },
    { kind: 'authentication', days: 365 },
  ],
  open: [],
  ...change,
})

const reward = (name: string, type: OpenMatter['type'], status: string, endsAt: number | null): OpenMatter => ({
  kind: 'reward',
  type,
  status,
  name: texts(name),
  reference: `R-${status}`,
  endsAt,
})
export const openMatters: OpenMatter[] = [
  reward('Coffee voucher', 'exchange_voucher', 'available', asOf + 20 * day),
  reward('Cash return', 'cash_return', 'claimable', asOf + 30 * day),
  reward('Travel cup', 'physical_gift', 'shipped', null),
]

/** The partner that binds vouchers to the person's account with it. */
export const platform = (change: Partial<PartnerConsent> = {}): PartnerConsent => ({
  partner: 'food-delivery',
  name: { 'zh-CN': '外卖平台', 'zh-HK': '外賣平台', 'en-US': 'Food delivery platform' },
  dataStatement: {
    'zh-CN': '您的手机号，用于把礼券绑定到您在该平台的账户。',
    'zh-HK': '您的手機號碼，用於把禮券綁定到您在該平台的賬戶。',
    'en-US': 'Your phone number, to link the voucher to your account with the partner.',
  },
  activity: 499,
  title: { 'zh-CN': '外卖礼券', 'zh-HK': '外賣禮券', 'en-US': 'Food voucher' },
  agreed: true,
  at: Date.parse('2026-11-16T18:05:00+08:00'),
  ...change,
})

/** The partner that cannot confirm vouchers without a phone number. */
export const bookshop: PartnerConsent = {
  partner: 'tidal-books',
  name: { 'zh-CN': '潮汐书店', 'zh-HK': '潮汐書店', 'en-US': 'Tidal Books' },
  dataStatement: {
    'zh-CN':
      '为确认这张书券，会把您的手机号和兑换编号交给潮汐书店，只用于核对本次兑换，不作推广，礼券到期后九十日内删除。',
    'zh-HK':
      '為確認這張書券，會把您的手機號碼和換領編號交予潮汐書店，只用於核對是次換領，不作推廣，禮券到期後九十日內刪除。',
    'en-US':
      'To confirm this voucher we share your phone number and the exchange reference with Tidal Books. They use them for this exchange only, not for marketing, and delete them within ninety days of its expiry.',
  },
  activity: 488,
  title: { 'zh-CN': '积分兑换', 'zh-HK': '積分換領', 'en-US': 'Exchange points' },
  agreed: true,
  at: Date.parse('2026-11-02T09:30:00+08:00'),
}

/** All stored data of a person with one used reward. */
export const everything: PrivacyExport = {
  asOf,
  person: { mobile: '+85251000001', since: asOf - 3 * day, residence: null, residenceAt: null },
  consents: [{ document: 'privacy', version: 'v1', agreed: true, at: asOf - 3 * day, partner: null }],
  participations: [],
  rewards: [
    {
      activity: 503,
      type: 'exchange_voucher',
      status: 'used',
      name: texts('Coffee voucher'),
      amountMinor: null,
      code: 'C0FF-EE42',
      reference: 'R-7Q2M',
      issuedAt: asOf - day,
      validUntil: null,
      address: null,
      shipment: null,
      pictures: [],
      presentations: [],
      redeemed: null,
      partner: null,
    },
  ],
  holds: [],
  conversions: [],
  chances: [],
  knowledgeTests: [],
  trades: [],
  applications: [],
  account: null,
  movements: [],
  watchlist: null,
  priceAlerts: [],
  callBacks: [],
  selfChecks: [],
  authentication: [],
  votes: [],
  films: [],
  reminders: [],
  notices: [],
  uploads: [],
  registrations: [
    {
      at: asOf - 3 * day,
      lastUsedAt: asOf,
      expiresAt: asOf + 4 * day,
      ended: false,
      system: 'iphone',
      browser: 'safari',
      country: 'HK',
    },
  ],
  phoneChanges: [],
  passkeys: [],
  logins: [],
  tracked: [],
}

export const erased: ErasureReply = {
  erasedAt: asOf,
  retained: storedData()
    .retention.filter(({ kind }) => !erasedKinds.includes(kind))
    .map(({ kind, days }) => ({ kind, until: asOf + days * day })),
}
