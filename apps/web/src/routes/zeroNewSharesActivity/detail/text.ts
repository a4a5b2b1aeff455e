import { table } from '../../../shared/text/table.ts'

export const text = table({
  facts: ['发售资料', '發售資料', 'The offering'],
  code: ['股票代码', '股份代號', 'Stock code'],
  lotSize: ['每手股数', '每手股數', 'Shares per lot'],
  onOffer: ['公开发售', '公開發售', 'On offer'],
  most: ['每人上限', '每人上限', 'Limit per person'],
  loan: ['融资认购', '孖展認購', 'Loan'],
  noLoan: ['不提供，只限现金', '不提供，只限現金', 'None, cash only'],
  loanTerms: [
    '最多 {percent}%，年利率 {rate}，{n} 天',
    '最多 {percent}%，年利率 {rate}，{n} 日',
    'Up to {percent}%, {rate} a year, {n} days',
  ],
  state: ['招股状态', '招股狀態', 'Status'],
  mine: ['我的申请', '我的申請', 'My application'],
  document: ['招股章程', '招股章程', 'Prospectus'],
  failed: ['未能载入发售资料', '未能載入發售資料', 'We could not load this offering'],
  missing: ['找不到这只新股', '找不到這隻新股', 'We cannot find this offering'],
  missingWhy: [
    '地址可能有误，请从全部新股中选择。',
    '網址可能有誤，請從全部新股中選擇。',
    'The address may be wrong. Choose from all new shares.',
  ],
})
