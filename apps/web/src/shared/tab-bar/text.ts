import { table } from '../text/table.ts'

export const text = table({
  label: ['主要页面', '主要頁面', 'Main pages'],
  activities: ['活动', '活動', 'Activities'],
  markets: ['行情', '行情', 'Markets'],
  account: ['账户', '賬戶', 'Account'],
  rewards: ['奖励', '獎賞', 'Rewards'],
  me: ['我的', '我的', 'Me'],
  new: ['{count} 项未读', '{count} 項未讀', '{count} unread'],
  expiring: ['{count} 项即将到期', '{count} 項即將到期', '{count} expiring soon'],
})
