import { table } from '../../text/table.ts'

export const text = table({
  months: ['选择月份', '選擇月份', 'Months'],
  previous: ['上一个月', '上一個月', 'Previous month'],
  next: ['下一个月', '下一個月', 'Next month'],
  today: ['今天', '今日', 'today'],
  selected: ['已选', '已選', 'selected'],
  from: ['开始', '開始', 'start'],
  to: ['结束', '結束', 'end'],
  payout: ['派发日', '派發日', 'Payout day'],
  subscription: ['认购日', '認購日', 'Subscription day'],
  milestone: ['重要日期', '重要日期', 'Key date'],
  closed: ['休市', '休市', 'Market closed'],
  pickEnd: ['请选择结束日期', '請選擇結束日期', 'Choose the end date'],
  about: ['{day}：{note}', '{day}：{note}', '{day}: {note}'],
  separator: ['，', '，', ', '],
  loading: ['正在载入日历', '正在載入日曆', 'Loading the calendar'],
  failed: ['日历没有载入，请重试。', '日曆未能載入，請再試。', 'The calendar did not load. Please try again.'],
  retry: ['重试', '重試', 'Try again'],
})
