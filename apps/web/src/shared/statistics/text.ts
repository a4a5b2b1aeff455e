import { table } from '../text/table.ts'

export const text = table({
  title: ['使用统计', '使用統計', 'Usage statistics'],
  question: [
    '可以统计打开了哪些页面、停留多久、按下了什么吗？登录期间会与您的用户代码关联。您输入的内容从不统计。',
    '可否統計開啟了哪些頁面、停留多久、按下了甚麼？登入期間會與您的用戶代碼關聯。您輸入的內容絕不統計。',
    'May we count which pages are opened, for how long, and what is pressed? While you are signed in it is tied to your user code. What you type is never counted.',
  ],
  change: ['详情，可随时更改', '詳情，可隨時更改', 'Details. Change this at any time'],
  yes: ['允许', '允許', 'Allow'],
  no: ['不允许', '不允許', 'Do not allow'],
  granted: ['谢谢，已开始统计。', '多謝，統計已經開始。', 'Thank you. Statistics are on.'],
  refused: ['好的，不会统计。', '明白，不會統計。', 'Understood. Nothing is counted.'],
})
