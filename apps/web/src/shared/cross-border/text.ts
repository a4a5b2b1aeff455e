import { table } from '../text/table.ts'

export const text = table({
  southbound: ['南向通', '南向通', 'Southbound'],
  northbound: ['北向通', '北向通', 'Northbound'],
  directions: ['方向', '方向', 'Direction'],
  mainland: [
    '一般说明，供内地、香港和澳门的访客参考。',
    '一般說明，供內地、香港和澳門的訪客參考。',
    'General information for visitors in the mainland, Hong Kong and Macao.',
  ],
  sources: ['资料来源', '資料來源', 'Sources'],
  asOf: ['资料截至 {day}', '資料截至 {day}', 'As of {day}'],
  offlineOld: [
    '您已离线，显示的是 {time}（香港时间）的内容。',
    '您已離線，顯示的是 {time}（香港時間）的內容。',
    'You are offline. This is as of {time} HKT.',
  ],
  offline: [
    '您已离线，联网后会自动载入。',
    '您已離線，連線後會自動載入。',
    'You are offline. This loads as soon as you are connected.',
  ],
  guide: ['两个方向有什么不同', '兩個方向有甚麼不同', 'Compare both directions'],
  check: ['资格自查与额度', '資格自查與額度', 'Self-check and quota'],
  account: ['申请开户', '申請開戶', 'Apply for an account'],
  questions: ['常见问题', '常見問題', 'Questions and answers'],
  more: ['更多跨境理财资料', '更多跨境理財資料', 'More on Wealth Connect'],
})
