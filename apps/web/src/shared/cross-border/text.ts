import { table } from '../text/table.ts'

export const text = table({
  southbound: ['南向通', '南向通', 'Southbound'],
  northbound: ['北向通', '北向通', 'Northbound'],
  directions: ['方向', '方向', 'Direction'],
  mainland: [
    '本页内容为一般说明，内地、香港和澳门的访客都可以阅读。',
    '本頁內容為一般說明，內地、香港和澳門的訪客均可閱讀。',
    'General information. Visitors in the mainland, Hong Kong and Macao may read this page.',
  ],
  sources: ['资料来源', '資料來源', 'Taken from'],
  asOf: ['资料截至 {day}', '資料截至 {day}', 'As of {day}'],
  offlineOld: [
    '您已离线，显示的是 {time}（香港时间）的内容。',
    '您已離線，顯示的是 {time}（香港時間）的內容。',
    'You are offline. What you see is of {time} HKT.',
  ],
  offline: [
    '您已离线，联网后会自动载入。',
    '您已離線，連線後會自動載入。',
    'You are offline. This loads as soon as you are connected.',
  ],
  guide: ['两个方向有什么不同', '兩個方向有甚麼不同', 'Both directions compared'],
  check: ['资格自查与额度', '資格自查與額度', 'Self-check and quota'],
  account: ['申请开户', '申請開戶', 'Apply for an account'],
  questions: ['常见问题', '常見問題', 'Questions and answers'],
  more: ['还想了解', '還想了解', 'Read on'],
})
