import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['通知', '通知', 'Notifications'],
  inHongKong: ['时间均为香港时间', '時間均為香港時間', 'Times are in Hong Kong time'],
  list: ['通知列表', '通知列表', 'Notifications'],
  readAll: ['全部标为已读', '全部標示為已讀', 'Mark all as read'],
  allRead: ['已全部标为已读', '已全部標示為已讀', 'All marked as read'],
  notRead: ['没有标为已读，请重试', '未能標示為已讀，請重試', 'Not marked as read. Please try again'],
  unread: ['未读', '未讀', 'Unread'],
  today: ['今天', '今日', 'Today'],
  yesterday: ['昨天', '昨日', 'Yesterday'],
  offline: [
    '您已离线，显示的是 {time}（香港时间）的通知。',
    '您已離線，顯示的是 {time}（香港時間）的通知。',
    'You are offline. This is as of {time} HKT.',
  ],
  empty: ['还没有通知', '暫時未有通知', 'Nothing yet'],
  emptyWhy: [
    '参加活动后，奖励到账、即将到期和分配结果都会通知您。',
    '參加活動後，獎賞到賬、即將到期和分配結果都會通知您。',
    'Join an activity. We notify you when a reward arrives or is about to expire.',
  ],
  activities: ['看看有什么活动', '看看有甚麼活動', 'See activities'],
})
