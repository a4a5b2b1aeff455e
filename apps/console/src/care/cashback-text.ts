import type { CashbackMonthState, NotCounted } from '@foyer/api/cashback'
import { type Row, table } from '@foyer/staff-interface/table'

export const stateNames = table({
  open: ['本月计算中', '本月計算中', 'Being counted'],
  settling: ['等待交收', '等待交收', 'Waits for settlement'],
  none: ['没有返现', '沒有現金回贈', 'No cashback'],
  pending: ['待发放', '待發放', 'Granted, not due yet'],
  claimable: ['可领取', '可領取', 'To be claimed'],
  crediting: ['入账中', '存入中', 'Being credited'],
  credited: ['已入账', '已存入', 'Credited'],
  expired: ['已过期', '已過期', 'Expired'],
  revoked: ['已收回', '已收回', 'Revoked'],
}) satisfies Readonly<Record<CashbackMonthState, Row>>

export const whyNames = table({
  cancelled: ['交易已取消', '交易已取消', 'The trade was cancelled'],
  kind: ['此类交易不计', '此類交易不計', 'This kind of trade does not count'],
  outside_period: ['不在活动期内', '不在活動期內', 'Outside the period'],
  before_joining: ['参加之前', '參加之前', 'Before joining'],
  fee_waived: ['已免佣金', '已免佣金', 'The fee was waived'],
  settled_late: ['交收过迟', '交收過遲', 'Settled too late'],
  unsettled: ['尚未交收', '尚未交收', 'Not settled yet'],
}) satisfies Readonly<Record<NotCounted, Row>>

export const text = table({
  cashback: ['返现', '現金回贈', 'Cashback'],
  none: ['没有账户参加返现。', '沒有賬戶參加現金回贈。', 'No account takes part in cashback.'],
  account: ['账户 {clientNo}', '賬戶 {clientNo}', 'Account {clientNo}'],
  since: ['参加于 {at}', '參加於 {at}', 'Joined {at}'],
  month: ['月份', '月份', 'Month'],
  fees: ['计算的费用', '計算的費用', 'Fees that count'],
  unsettled: ['待交收的费用', '待交收的費用', 'Fees not settled yet'],
  amount: ['返现', '現金回贈', 'Cashback'],
  state: ['状态', '狀態', 'State'],
  payout: ['发放日', '發放日', 'Payout day'],
  clawedBack: ['已收回', '已收回', 'Taken back'],
  trades: ['交易', '交易', 'Trades'],
  noTrades: ['这个月没有交易。', '這個月沒有交易。', 'No trade in this month.'],
  counts: ['计入', '計入', 'Counts'],
  newest: ['最新的 {shown} 笔，共 {all} 笔', '最新的 {shown} 宗，共 {all} 宗', 'The newest {shown} of {all}'],
})
