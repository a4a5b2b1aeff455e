import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['新春抽奖', '新春抽獎', 'Spring Festival draw'],
  lead: [
    '免费参加，奖品、中奖概率与剩余数量公开，每一次抽奖结果均可核对。',
    '免費參加，獎品、中獎機會與餘量公開，每一次抽獎結果均可核對。',
    'Free to enter, with prizes, odds and stock published; every result can be verified.',
  ],
  myRewards: ['我的奖励', '我的獎賞', 'My rewards'],
  noPrize: ['没有奖品', '沒有獎品', 'No prize'],
  number: ['全体参加者的第 {n} 次抽奖', '全體參加者的第 {n} 次抽獎', 'Draw no. {n} of all participants'],
  own: ['您的第 {n} 次抽奖', '您的第 {n} 次抽獎', 'Your draw {n}'],
  moment: ['{time}，香港时间', '{time}，香港時間', '{time} HKT'],
  failed: ['抽奖资料没有载入', '抽獎資料未能載入', 'The draw did not load'],
  offline: [
    '您已离线，联网后会自动载入。',
    '您已離線，連線後會自動載入。',
    'You are offline. This loads as soon as you are connected.',
  ],
  retry: ['重试', '重試', 'Try again'],
})
