import { table } from '../../../shared/text/table.ts'

export const text = table({
  coupon: ['我的利息券', '我的利息券', 'My interest coupon'],
  valid: ['生效中', '生效中', 'In effect'],
  over: ['已过期', '已過期', 'Expired'],
  code: ['券号', '券號', 'Coupon'],
  reference: ['参考编号', '參考編號', 'Reference'],
  claimedAt: ['领取时间', '領取時間', 'Claimed'],
  validTo: ['有效期至', '有效期至', 'Valid to'],
  covers: ['涵盖欠款', '涵蓋結欠', 'Covers balances up to'],
  applies: [
    '自动适用于此账户的融资欠款，无需输入券号。领取不等于申请借款。',
    '自動適用於此賬戶的孖展結欠，毋須輸入券號。領取不等於申請借款。',
    'It applies to the margin balance of this account automatically, with no code to enter. Claiming it is not a loan application.',
  ],
  overWhy: [
    '有效期已过，欠款按其后利率计息。',
    '有效期已過，結欠按其後利率計息。',
    'It has expired. The later rates apply to your balance.',
  ],
  otherAccount: ['您以另一个账户领取', '您以另一個賬戶領取', 'You claimed it with another account'],
  otherAccountWhy: [
    '每人只可领取一张。请登录领取时的账户查看。',
    '每人只可領取一張。請登入領取時的賬戶查看。',
    'Each person can claim one. Log in to the account you claimed it with to see it.',
  ],
  switchAccount: ['登录另一个账户', '登入另一個賬戶', 'Log in to another account'],
  available: ['可以领取', '可以領取', 'Ready to claim'],
  availableWhy: [
    '领取后即时生效，自动适用。',
    '領取後即時生效，自動適用。',
    'It takes effect as soon as you claim it.',
  ],
  not_started: ['尚未开始领取', '尚未開始領取', 'Claiming is not open yet'],
  not_startedWhy: [
    '利率与计算器现在即可查看，活动开始后可以领取。',
    '利率與計算器現已可查看，活動開始後可以領取。',
    'You can use the rates and the calculator now. You can claim once the activity starts.',
  ],
  ended: ['领取已截止', '領取已截止', 'Claiming is closed'],
  endedWhy: [
    '没有利息券的欠款按标准利率计息，优惠期后按其后利率。利息已按此估算。',
    '沒有利息券的結欠按標準利率計息，優惠期後按其後利率。利息已按此估算。',
    'Without a coupon the standard rates apply, then the later rates once the promotion ends. Your estimate uses these rates.',
  ],
  sold_out: ['名额已满，利息券已领完', '名額已滿，利息券已領完', 'All coupons have been claimed'],
  sold_outWhy: [
    '没有利息券的欠款按标准利率计息，优惠期后按其后利率。利息已按此估算。',
    '沒有利息券的結欠按標準利率計息，優惠期後按其後利率。利息已按此估算。',
    'Without a coupon the standard rates apply, then the later rates once the promotion ends. Your estimate uses these rates.',
  ],
  ineligible: ['此账户不能领取', '此賬戶不能領取', 'Not for this account'],
  ineligibleWhy: ['不符合领取条件。', '不符合領取資格。', 'It does not meet the conditions.'],
  cashOnly: ['您登录的是现金账户', '您登入的是現金賬戶', 'You are logged in to a cash account'],
  cashOnlyWhy: [
    '现金账户不产生融资利息，利息券只适用于融资账户。若您另有融资账户，请改为登录该账户；开立融资账户须先通过适当性评估，请致电客户服务热线。',
    '現金賬戶不涉及孖展利息，利息券只適用於孖展賬戶。如您另有孖展賬戶，請改為登入該賬戶；開立孖展賬戶須先通過合適性評估，請致電客戶服務熱線。',
    'A cash account pays no margin interest, so coupons are for margin accounts only. If you have a margin account, log in to it. Opening one requires a suitability assessment: please call our hotline.',
  ],
  unknown: ['未能查询您的利息券', '未能查詢您的利息券', 'We could not check your coupon'],
  unknownWhy: ['请稍后重试。', '請稍後重試。', 'Please try again.'],
})
