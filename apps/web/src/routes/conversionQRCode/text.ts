import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['出示礼券', '出示禮券', 'Show your voucher'],
  lead: [
    '每张礼券只能使用一次，请在有效期内使用。',
    '每張禮券只能使用一次，請在有效期內使用。',
    'Each voucher works once and only while it is valid.',
  ],
  validUntil: ['有效期至', '有效期至', 'Valid until'],
  noEnd: ['无期限', '無期限', 'No expiry'],
  ownCode: ['券号尾数', '券號尾數', 'Voucher ends in'],
  reference: ['编号', '編號', 'Reference'],
  usage: ['使用方法', '使用方法', 'How to use it'],
  used: ['已使用', '已使用', 'Used'],
  usedAt: ['使用时间', '使用時間', 'Used at'],
  merchant: ['商户', '商戶', 'Merchant'],
  usedWhy: ['这张礼券已在柜台核销。', '這張禮券已於櫃台使用。', 'This voucher was redeemed at the counter.'],
  expired: ['已过期', '已過期', 'Expired'],
  expiredWhy: ['有效期已过，不能再使用。', '有效期已過，不能再使用。', 'It has expired and can no longer be used.'],
  revoked: ['已撤回', '已撤回', 'Withdrawn'],
  revokedWhy: [
    '这张礼券已被撤回。如有疑问，请致电 {hotline} 并报上编号。',
    '這張禮券已被撤回。如有疑問，請致電 {hotline} 並報上編號。',
    'This voucher was withdrawn. If you have questions, call {hotline} and quote the reference.',
  ],
  pending: ['等待商户确认', '等待商戶確認', 'Waiting for the partner'],
  pendingWhy: [
    '礼券已归您，商户确认后即有二维码。',
    '禮券已屬於您，商戶確認後即有二維碼。',
    'The voucher is yours. You get its code once the partner has confirmed it.',
  ],
  typed: ['在合作方的应用程序中使用', '於合作夥伴的應用程式內使用', 'Used in the partner’s app'],
  typedWhy: [
    '这张礼券不设扫码。请在合作方的应用程序中输入礼券代码。',
    '此禮券不設掃碼。請於合作夥伴的應用程式內輸入禮券代碼。',
    'This voucher is not scanned. Enter its code in the partner’s app.',
  ],
  toCode: ['查看礼券代码', '查看禮券代碼', 'See the voucher code'],
  missing: ['找不到这张礼券', '找不到這張禮券', 'We cannot find this voucher'],
  missingWhy: [
    '链接可能有误，或礼券属于另一个手机号。',
    '連結可能有誤，或禮券屬於另一個手機號碼。',
    'The link may be wrong, or the voucher belongs to another phone number.',
  ],
  rewards: ['我的奖励', '我的獎賞', 'My rewards'],
})
