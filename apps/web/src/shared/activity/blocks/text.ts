import { table } from '../../text/table.ts'

export const text = table({
  steps: ['参加步骤', '參加步驟', 'How it works'],
  days: ['{n} 天', '{n} 日', '{n} days'],
  rewards: ['活动奖励', '活動獎賞', 'Rewards'],
  rules: ['活动规则', '活動規則', 'Rules'],
  faq: ['常见问题', '常見問題', 'Questions and answers'],
  quotes: ['收盘行情', '收市行情', 'Closing prices'],
  tradingDay: ['{day} 收盘价', '{day} 收市價', 'Close of {day}'],
  quotesFailed: ['行情没有载入。', '行情未能載入。', 'The prices did not load.'],
  retry: ['重试', '重試', 'Try again'],
  rise: ['升', '升', 'up'],
  fall: ['跌', '跌', 'down'],
  flat: ['无变动', '無變動', 'unchanged'],
  video: ['视频', '影片', 'Film'],
})
