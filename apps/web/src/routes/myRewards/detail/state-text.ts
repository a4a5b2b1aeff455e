import { table } from '../../../shared/text/table.ts'

/** The meaning of each state for the person who has the reward. */
export const text = table({
  pendingVoucher: [
    '商户确认后即有券码，您无须操作。',
    '商戶確認後即有券碼，您毋須操作。',
    'You get the code once the partner has confirmed the voucher. You need not do anything.',
  ],
  pendingCash: [
    '到 {day} 才可领取。在此之前，如所依据的交易被更正或取消，金额会随之撤销。',
    '到 {day} 才可領取。在此之前，如所依據的交易被更正或取消，金額會隨之撤銷。',
    'You can claim it from {day}. If the trades behind it are corrected or cancelled before then, it is withdrawn.',
  ],
  crediting: [
    '款项正在存入您的证券账户，您无须操作。',
    '款項正在存入您的證券賬戶，您毋須操作。',
    'The money is being paid in to your account. You need not do anything.',
  ],
  returnedAddress: [
    '包裹未能送达，已退回。请更正地址，我们会再次寄出。',
    '包裹未能送達，已退回。請更正地址，我們會再次寄出。',
    'The parcel could not be delivered and was returned. Correct the address and we will send it again.',
  ],
  returned: [
    '包裹曾被退回，将按更正后的地址再次寄出。',
    '包裹曾被退回，將按更正後的地址再次寄出。',
    'The parcel was returned and will be sent again to the corrected address.',
  ],
  otherAddress: [
    '快递无法送到这个地址，请更正地址。',
    '速遞無法送到這個地址，請更正地址。',
    'Nothing can be delivered to this address. Please correct it.',
  ],
  addressNeeded: [
    '请在到期前填写收货地址；打包之前仍可更改。',
    '請在到期前填寫收貨地址；包裝之前仍可更改。',
    'Enter a delivery address before it expires. You can change the address until it is packed.',
  ],
  expiredVoucher: [
    '这张券未在有效期内使用，已不能再用，也不能延期。',
    '這張券未在有效期內使用，已不能再用，亦不能延期。',
    'This voucher was not used in time. It can no longer be used or extended.',
  ],
  expiredCash: [
    '这笔现金未在期限内领取，已不能再领取。',
    '這筆現金未在期限內領取，已不能再領取。',
    'This cash was not claimed in time and can no longer be claimed.',
  ],
  expiredGift: [
    '未在期限内填写收货地址，礼品已失效。',
    '未在期限內填寫收貨地址，禮品已失效。',
    'No delivery address was given in time, so the gift has expired.',
  ],
  revokedVoucher: [
    '这张券已被撤销，券码不再有效。通常是商户未能确认，或所依据的参与资格被取消。如有疑问，请联系客户服务并提供编号。',
    '這張券已被撤銷，券碼不再有效。通常是商戶未能確認，或所依據的參與資格被取消。如有疑問，請聯絡客戶服務並提供編號。',
    'This voucher was withdrawn and its code is no longer valid. Usually the partner could not confirm it, or you no longer qualify. If you have questions, contact us with the reference.',
  ],
  revokedCash: [
    '所依据的交易被更正或取消，这笔现金因此撤销。如已入账，相同金额已从账户扣回。如有疑问，请联系客户服务并提供编号。',
    '所依據的交易被更正或取消，這筆現金因此撤銷。如已存入，相同金額已從賬戶扣回。如有疑問，請聯絡客戶服務並提供編號。',
    'The trades behind this cash were corrected or cancelled, so it was withdrawn. If it had been paid in, the same amount was taken back. If you have questions, contact us with the reference.',
  ],
  revokedGift: [
    '这份礼品已被撤销，不会寄出。通常是所依据的参与资格被取消。如有疑问，请联系客户服务并提供编号。',
    '這份禮品已被撤銷，不會寄出。通常是所依據的參與資格被取消。如有疑問，請聯絡客戶服務並提供編號。',
    'This gift was withdrawn and will not be sent. Usually you no longer qualify. If you have questions, contact us with the reference.',
  ],
})
