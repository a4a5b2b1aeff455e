import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['您的礼券', '您的禮券', 'Your voucher'],
  queued: ['处理中', '處理中', 'Pending'],
  available: ['可使用', '可使用', 'Ready to use'],
  used: ['已使用', '已使用', 'Used'],
  expired: ['已过期', '已過期', 'Expired'],
  refused: ['未获确认', '未獲確認', 'Not confirmed'],
  revoked: ['已取消', '已取消', 'Cancelled'],
  queuedWhy: [
    '合作平台暂时没有回复。礼券已为您保留，一有结果本页会自动更新。无须重复领取，您也可以先离开。',
    '合作平台暫時未有回覆。禮券已為您保留，一有結果本頁會自動更新。毋須重複領取，您亦可先離開。',
    'The partner has not answered yet. The voucher is reserved for you, and its status updates automatically. You need not claim again, and you can leave.',
  ],
  usedWhy: ['此礼券已在合作平台使用。', '此禮券已於合作平台使用。', 'This voucher has been used at the partner.'],
  expiredWhy: [
    '有效期已于 {time}（香港时间）结束，不能再使用。',
    '有效期已於 {time}（香港時間）結束，不能再使用。',
    'It was valid until {time}, Hong Kong time, and can no longer be used.',
  ],
  refusedWhy: [
    '合作平台没有确认此礼券，礼券已取消。您没有付出任何费用；如有疑问，请联系客户服务并提供编号 {reference}。',
    '合作平台未有確認此禮券，禮券已取消。您沒有付出任何費用；如有疑問，請聯絡客戶服務並提供編號 {reference}。',
    'The partner did not confirm this voucher, so it was cancelled. You pay nothing. If you have a question, quote {reference} to client services.',
  ],
  revokedWhy: [
    '此礼券已被取消。如有疑问，请联系客户服务并提供编号 {reference}。',
    '此禮券已被取消。如有疑問，請聯絡客戶服務並提供編號 {reference}。',
    'This voucher was cancelled. If you have a question, quote {reference} to client services.',
  ],
  code: ['礼券代码', '禮券代碼', 'Voucher code'],
  masked: ['已隐藏，末四位 {tail}', '已隱藏，末四位 {tail}', 'Hidden, ending in {tail}'],
  show: ['显示', '顯示', 'Show'],
  hide: ['隐藏', '隱藏', 'Hide'],
  copy: ['复制代码', '複製代碼', 'Copy the code'],
  copied: ['已复制', '已複製', 'Copied'],
  notCopied: [
    '未能复制，请长按代码选取',
    '未能複製，請長按代碼選取',
    'Not copied. Press and hold the code to select it',
  ],
  validUntil: ['有效期至', '有效期至', 'Valid until'],
  moment: ['{time}，香港时间', '{time}，香港時間', '{time} HKT'],
  claimedOn: ['领取时间', '領取時間', 'Claimed'],
  binding: ['绑定', '綁定', 'Linked account'],
  bound: [
    '已交出手机号，礼券会列在您的平台账户中',
    '已交出手機號碼，禮券會列於您的平台賬戶',
    'Your number was shared: the voucher is in your account with the partner',
  ],
  unbound: [
    '没有交出手机号，结账时自行输入代码',
    '沒有交出手機號碼，結賬時自行輸入代碼',
    'Your number was not shared: enter the code at checkout',
  ],
  usage: ['怎样使用', '怎樣使用', 'How to use it'],
  inRewards: ['在我的奖励中查看', '於我的獎賞查看', 'See it in My rewards'],
})
