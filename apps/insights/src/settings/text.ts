import { table } from '@foyer/staff-interface/table'

export const text = table({
  readOnly: ['您的角色只能查看这些设置。', '您的角色只可查看這些設定。', 'Your role may only see these settings.'],
  title: ['采集设置', '收集設定', 'Tracker configuration'],
  lead: [
    '客户端页面每 30 分钟读取一次此配置，更改最迟在 30 分钟内对所有打开的页面生效。',
    '客戶端頁面每 30 分鐘讀取一次此設定，更改最遲於 30 分鐘內對所有開啟的頁面生效。',
    'Client pages read this configuration every 30 minutes, so a change reaches every open page within 30 minutes.',
  ],
  collect: ['采集事件', '收集事件', 'Collect events'],
  collectOff: [
    '关闭后页面停止发送事件，事件保留在设备上，重新打开后再发送。',
    '關閉後頁面停止傳送事件，事件保留在裝置上，重新開啟後再傳送。',
    'While off, pages send nothing. Events stay on the device and are sent once it is on again.',
  ],
  heatMap: ['热力图', '熱力圖', 'Heat map'],
  heatMapOff: [
    '关闭后不再记录点击和停留事件。',
    '關閉後不再記錄按下及停留事件。',
    'While off, clicks and stays are not recorded.',
  ],
  on: ['开', '開', 'On'],
  off: ['关', '關', 'Off'],
  saving: ['正在保存…', '正在儲存…', 'Saving …'],
  saved: ['已保存，并写入审计记录。', '已儲存，並寫入審計紀錄。', 'Saved and written to the audit trail.'],
  confirmTitle: ['停止采集事件？', '停止收集事件？', 'Stop collecting events?'],
  confirmLead: [
    '所有客户端页面将在 30 分钟内停止发送，数据中会出现空缺。',
    '所有客戶端頁面將於 30 分鐘內停止傳送，數據會出現空缺。',
    'Every client page stops sending within 30 minutes, so the figures will have a gap.',
  ],
  confirm: ['停止采集', '停止收集', 'Stop collecting'],
  cancel: ['取消', '取消', 'Cancel'],
})
