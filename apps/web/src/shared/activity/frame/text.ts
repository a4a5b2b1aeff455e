import { table } from '../../text/table.ts'

export const text = table({
  upcoming: ['即将开始', '即將開始', 'Coming up'],
  open: ['进行中', '進行中', 'Open now'],
  ended: ['已结束', '已結束', 'Ended'],
  facts: ['活动时间', '活動時間', 'Activity period'],
  opensAt: ['{time} 开始（香港时间）', '{time} 開始（香港時間）', 'Opens {time} HKT'],
  closesAt: ['至 {time}（香港时间）', '至 {time}（香港時間）', 'Until {time} HKT'],
  closedAt: ['已于 {time} 结束（香港时间）', '已於 {time} 結束（香港時間）', 'Closed {time} HKT'],
  opensIn: ['距离开始', '距離開始', 'Opens in'],
  closesIn: ['距离结束', '距離結束', 'Closes in'],
  preview: [
    '草稿预览：内容尚未发布，仅供核对。',
    '草稿預覽：內容尚未發布，僅供核對。',
    'Draft preview: not published yet, for checking only.',
  ],
  offline: [
    '您已离线，以下内容更新于 {time}（香港时间）。',
    '您已離線，以下內容更新於 {time}（香港時間）。',
    'You are offline. What you see was updated at {time} HKT.',
  ],
  offlineTitle: ['您已离线', '您已離線', 'You are offline'],
  offlineEmpty: [
    '联网后会自动载入活动。',
    '連線後會自動載入活動。',
    'The activity loads as soon as you are connected.',
  ],
  loading: ['正在载入活动', '正在載入活動', 'Loading the activity'],
  failed: ['活动没有载入', '活動未能載入', 'The activity did not load'],
  retry: ['重试', '重試', 'Try again'],
  unknown: ['没有找到这个活动', '未能找到這個活動', 'We cannot find this activity'],
  unknownLead: [
    '链接可能不完整，或活动已下线。',
    '連結可能不完整，或活動已下線。',
    'The link may be incomplete, or the activity was taken down.',
  ],
  others: ['查看其他活动', '查看其他活動', 'See other activities'],
  terms: ['活动条款', '活動條款', 'Terms'],
  termsVersion: [
    '版本 {version} · {date} 发布',
    '版本 {version} · {date} 發布',
    'Version {version} · published {date}',
  ],
  draftVersion: ['草稿', '草稿', 'Draft'],
  loadingTerms: ['正在载入条款', '正在載入條款', 'Loading the terms'],
  done: ['完成', '完成', 'Done'],
})
