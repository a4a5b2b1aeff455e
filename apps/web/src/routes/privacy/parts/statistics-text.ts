import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['使用统计', '使用統計', 'Usage statistics'],
  why: [
    '统计打开了哪些页面、按下了哪些按钮，用来改进这里。姓名、号码和金额一概不记录。只对这台设备有效。',
    '統計開啟了哪些頁面、按下了哪些按鈕，用以改善這裏。姓名、號碼及金額一概不記錄。只適用於這部裝置。',
    'Which pages are opened and what is pressed is counted to make them better. Never names, numbers or amounts. This holds for this device.',
  ],
  label: ['允许使用统计', '允許使用統計', 'Allow usage statistics'],
  on: ['已开启', '已開啟', 'On'],
  off: [
    '已关闭，这台设备上没有统计数据',
    '已關閉，這部裝置上沒有統計數據',
    'Off. Nothing of it is kept on this device',
  ],
})
