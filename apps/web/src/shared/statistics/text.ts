import { table } from '../text/table.ts'

export const text = table({
  title: ['使用统计', '使用統計', 'Usage statistics'],
  ask: [
    '可以统计打开了哪些页面、按下了哪些按钮吗？姓名、号码和金额一概不记录。',
    '可否統計開啟了哪些頁面、按下了哪些按鈕？姓名、號碼及金額一概不記錄。',
    'May we count which pages are opened and what is pressed? Never names, numbers or amounts.',
  ],
  change: ['随时可以更改', '隨時可以更改', 'Change this at any time'],
  yes: ['允许', '允許', 'Allow'],
  no: ['不允许', '不允許', 'Do not allow'],
  granted: ['谢谢，已开始统计。', '多謝，統計已經開始。', 'Thank you. Statistics are on.'],
  refused: ['好的，不会统计。', '明白，不會統計。', 'Understood. Nothing is counted.'],
})
