import { table } from '../../shared/text/table.ts'

export const text = table({
  rewardIssued: ['新奖励：{name}', '新獎賞：{name}', 'New reward: {name}'],
  rewardIssuedWhy: ['可以使用或领取了。', '現在可以使用或領取。', 'Ready to use or claim.'],
  rewardExpiring: ['“{name}”即将到期', '「{name}」即將到期', '{name} ends soon'],
  rewardExpiringWhy: ['有效至 {time}。', '有效至 {time}。', 'Use it by {time}.'],
  allotment: ['{name}：分配结果已公布', '{name}：分配結果已公布', '{name}: the result is out'],
  allotmentWhy: ['登录证券账户后查看。', '登入證券賬戶後查看。', 'Log in to your account to see it.'],
  liveStarting: ['直播即将开始', '直播即將開始', 'Live soon'],
  liveStartingWhy: ['“{title}”，{time}。', '「{title}」，{time}。', '{title}, {time}.'],
  campaignOpens: ['“{title}”有新任务', '「{title}」有新任務', 'A new task in {title}'],
  campaignOpensWhy: ['“{stage}”现已开放。', '「{stage}」現已開放。', '{stage} is open now.'],
  campaignEnding: ['“{title}”即将结束', '「{title}」即將結束', '{title} ends soon'],
  campaignEndingWhy: [
    '您参加的活动于 {time} 结束。',
    '您參加的活動於 {time} 結束。',
    'The activity you joined ends on {time}.',
  ],
  above: ['{name} 升至 {price}', '{name} 升至 {price}', '{name} rose to {price}'],
  below: ['{name} 跌至 {price}', '{name} 跌至 {price}', '{name} fell to {price}'],
  percentUp: ['{name} 当日上升超过 {value}%', '{name} 即日升逾 {value}%', '{name} is up over {value}% today'],
  percentDown: ['{name} 当日下跌超过 {value}%', '{name} 即日跌逾 {value}%', '{name} is down over {value}% today'],
  aboveWhy: ['您设置的提醒价为 {value}。', '您設定的到價提示為 {value}。', 'Your alert was set at {value}.'],
  percentWhy: ['报 {price}。', '報 {price}。', 'Price {price}.'],
  callBack: ['我们已回复您的回电请求', '我們已回覆您的回電要求', 'We answered your call-back request'],
  callBackWhy: [
    '如仍需协助，可再次联系我们。',
    '如仍需協助，可再次聯絡我們。',
    'Contact us again if you still need help.',
  ],
  newSignIn: ['新设备登录', '新裝置登入', 'Sign-in from a new device'],
  newSignInWhy: [
    '{time}。如非本人操作，请立即移除该设备。',
    '{time}。如非您本人操作，請即時移除該裝置。',
    '{time}. If this was not you, remove the device now.',
  ],
})
