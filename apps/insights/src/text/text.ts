import { table } from '@foyer/staff-interface/table'

/** Texts around the views. */
export const text = table({
  name: ['数据洞察', '數據洞察', 'Insights'],
  forOperators: ['仅供员工使用', '僅供員工使用', 'For staff only'],
  language: ['语言', '語言', 'Language'],
  views: ['视图', '檢視', 'Views'],
  figures: ['数据', '數據', 'Figures'],
  behaviour: ['行为', '行為', 'Behaviour'],
  live: ['实时', '即時', 'Live'],
  tracker: ['采集设置', '收集設定', 'Tracker'],
  signOut: ['退出登录', '登出', 'Sign out'],
  skip: ['跳到主要内容', '跳到主要內容', 'Skip to the content'],
  again: ['重试', '重試', 'Try again'],
  loading: ['正在载入…', '正在載入…', 'Loading …'],
  starting: ['正在打开…', '正在開啟…', 'Opening …'],
})

/** Why a call came to nothing. */
export const faults = table({
  offline: [
    '当前没有网络。连接恢复后会自动重试。',
    '目前沒有網絡。連線恢復後會自動重試。',
    'You are offline. We try again once the connection is back.',
  ],
  network: [
    '无法连接服务器，请稍后重试。',
    '無法連接伺服器，請稍後再試。',
    'The server cannot be reached. Try again in a moment.',
  ],
  forbidden: [
    '此地址不允许使用该页面。请通过平台的正式地址打开，或联系管理员。',
    '此網址不可使用本頁。請以平台的正式網址開啟，或聯絡管理員。',
    'This page is not available at this address. Use the platform’s own address, or ask an administrator.',
  ],
  noRole: ['您的角色不能执行此操作。', '您的角色不可執行此操作。', 'Your role does not allow this.'],
  limited: [
    '尝试次数过多，请在 {minutes} 分钟后重试。',
    '嘗試次數過多，請於 {minutes} 分鐘後再試。',
    'Too many tries. Try again in {minutes} min.',
  ],
  slow: [
    '所选日期的数据量过大，请缩短范围后重试。',
    '所選日期的數據量過大，請縮短範圍後再試。',
    'There is too much data for these days. Choose a shorter range and try again.',
  ],
  unexpected: [
    '出现意外错误，请稍后重试。',
    '出現意外錯誤，請稍後再試。',
    'Something went wrong. Try again in a moment.',
  ],
})
