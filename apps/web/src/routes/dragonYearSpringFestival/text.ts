import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['新春抽奖', '新春抽獎', 'New Year draw'],
  lead: [
    '完成任务即可抽奖，中奖概率公开，结果可逐次核对。',
    '完成任務即可抽獎，中獎機會公開，結果可逐次核對。',
    'Earn chances by simple tasks. Odds are published and every result can be verified.',
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
