import { table } from '@foyer/staff-interface/table'

/** Texts that several screens for operations use. */
export const text = table({
  activity: ['活动', '活動', 'Activity'],
  activitySearch: ['按编号、代码或标题搜索', '按編號、代碼或標題搜尋', 'Search by number, code or title'],
  activityNone: ['没有符合的活动。', '沒有符合的活動。', 'No activity matches.'],
  activityMore: [
    '只显示前 {many} 个，请缩小搜索范围。',
    '只顯示首 {many} 個，請收窄搜尋範圍。',
    'The first {many} are shown. Narrow the search.',
  ],
  activityMissing: ['请选择一个活动。', '請選擇一個活動。', 'Choose an activity.'],
  someone: ['已删除的人员', '已刪除的人員', 'Deleted person'],
})
