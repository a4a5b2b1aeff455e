import { table } from '../text/table.ts'

export const text = table({
  bell: ['通知', '通知', 'Notifications'],
  unread: ['通知，{n} 条未读', '通知，{n} 則未讀', 'Notifications, {n} unread'],
})
