import { table } from '../../../shared/text/table.ts'

/** Texts about drawing and its outcome. */
export const text = table({
  signIn: ['登录抽奖', '登入抽獎', 'Sign in to draw'],
  result: ['抽奖结果', '抽獎結果', 'Your result'],
  close: ['完成', '完成', 'Done'],
  draw: ['抽奖', '抽獎', 'Draw'],
  drawNow: ['现在抽奖', '現在抽獎', 'Draw now'],
  drawLeft: ['抽奖 · 尚有 {n} 次', '抽獎 · 尚有 {n} 次', 'Draw · {n} left'],
  drawing: ['正在抽奖', '正在抽獎', 'Drawing'],
  loading: ['正在查询您的抽奖机会', '正在查詢您的抽獎機會', 'Checking your chances'],
  noChancesHow: ['完成上方任务可再获得机会。', '完成上方任務可再獲得機會。', 'Complete the tasks above to earn more.'],
  offline: ['联网后可以抽奖。', '連線後可以抽獎。', 'You can draw once you are connected.'],
  seedWrong: ['请先更正“我的种子”。', '請先更正「我的種子」。', 'Correct My seed first.'],
  unknown: ['结果尚未确定', '結果尚未確定', 'We cannot confirm your result yet'],
  unknownWhy: [
    '没有收到答复。点按查询，不会多扣机会，结果也不会改变。',
    '未收到答覆。按一下查詢，不會多扣機會，結果亦不會改變。',
    'We received no answer. Checking again uses no extra chance and does not change the result.',
  ],
  again: ['查询结果', '查詢結果', 'Check the result'],
  seeResults: ['查看结果', '查看結果', 'See the results'],
  over: ['抽奖已结束', '抽獎已結束', 'The draw is over'],
  overWhy: [
    '种子公布后，您可以核对每一次抽奖。',
    '種子公布後，您可以核對每一次抽獎。',
    'Once the seed is revealed, you can check every draw.',
  ],
  won: ['您抽中了：{prize}', '您抽中了：{prize}', 'You won: {prize}'],
  wonWhat: ['您抽中了', '您抽中了', 'You won'],
  lost: ['这次没有奖品', '今次沒有獎品', 'No prize this time'],
  lostWhy: [
    '结果已记录，活动结束后可以核对。',
    '結果已有紀錄，活動結束後可以核對。',
    'Your draw is on record. You can verify it after the activity.',
  ],
  exchange_voucher: ['礼券已存入“我的奖励”。', '禮券已存入「我的獎賞」。', 'Your voucher is in My rewards.'],
  cash_return: [
    '请登录证券账户，在“我的奖励”领取。',
    '請登入證券賬戶，在「我的獎賞」領取。',
    'Log in to your account and claim it in My rewards.',
  ],
  physical_gift: [
    '请在“我的奖励”填写收货地址。',
    '請在「我的獎賞」填寫收貨地址。',
    'Enter a delivery address in My rewards.',
  ],
  verification: ['核对资料', '核對資料', 'Verification details'],
  seedUsed: ['您的种子', '您的種子', 'Your seed'],
})
