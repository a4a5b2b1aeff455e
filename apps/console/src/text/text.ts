import { table } from './table.ts'

/** Texts that several parts of the console use. */
export const text = table({
  name: ['管理控制台', '管理控制台', 'Console'],
  forStaff: ['仅供公司员工使用', '只供公司職員使用', 'For the firm’s staff only'],
  language: ['语言', '語言', 'Language'],
  skip: ['跳到主要内容', '跳到主要內容', 'Skip to the content'],
  again: ['重试', '重試', 'Try again'],
  cancel: ['取消', '取消', 'Cancel'],
  close: ['关闭', '關閉', 'Close'],
  loading: ['正在载入…', '正在載入…', 'Loading …'],
  starting: ['正在打开…', '正在開啟…', 'Opening …'],
  signIn: ['登录', '登入', 'Sign in'],
  reason: ['原因', '原因', 'Reason'],
  reasonHint: [
    '会写入审计记录。请说明依据，例如工单编号。',
    '會寫入審計紀錄。請說明依據，例如工單編號。',
    'Written to the audit trail. Give the grounds, such as the number of a ticket.',
  ],
  reasonShort: ['请输入至少 3 个字符。', '請輸入至少 3 個字元。', 'Enter at least 3 characters.'],
  search: ['搜索', '搜尋', 'Search'],
  show: ['显示', '顯示', 'Show'],
  never: ['从未', '從未', 'Never'],
  actions: ['操作', '操作', 'Actions'],
  actionsOf: ['{name} 的操作', '{name} 的操作', 'Actions for {name}'],
  clearFilters: ['清除筛选', '清除篩選', 'Clear filters'],
  ascending: ['升序', '由小至大', 'ascending'],
  copy: ['复制', '複製', 'Copy'],
  copied: ['已复制', '已複製', 'Copied'],
  notCopied: ['无法复制，请手动选择。', '無法複製，請自行選取。', 'Not copied. Select the text by hand.'],
  reference: ['参考编号 {reference}', '參考編號 {reference}', 'Reference {reference}'],
})

/** Why a call failed: a title and what the person can do. */
export const faults = table({
  offline: ['没有网络连接', '沒有網絡連線', 'You are offline'],
  offlineWay: [
    '恢复连接后会自动重试。',
    '恢復連線後會自動重試。',
    'The console tries again once the connection is back.',
  ],
  away: ['无法连接服务器', '無法連接伺服器', 'The server does not answer'],
  awayWay: [
    '请稍后重试；若持续出现，请联系运维人员。',
    '請稍後再試；若持續出現，請聯絡營運人員。',
    'Try again in a moment. If this continues, tell operations.',
  ],
  unanswered: ['没有收到答复', '沒有收到答覆', 'No answer arrived'],
  unansweredWay: [
    '更改可能已经生效，也可能没有。列表已重新载入：请先查看，再决定是否重试。',
    '更改可能已生效，也可能沒有。列表已重新載入：請先查看，再決定是否重試。',
    'The change may or may not have happened. The list is loaded again: look at it before you repeat the act.',
  ],
  signedOut: ['登录已结束', '登入已結束', 'Your session has ended'],
  signedOutWay: ['请重新登录，然后继续。', '請重新登入，然後繼續。', 'Sign in again to go on.'],
  role: ['您的角色无权执行此操作', '您的角色無權執行此操作', 'Your roles do not allow this'],
  roleWay: [
    '如果工作需要，请向管理员申请相应角色。',
    '如工作需要，請向管理員申請相應角色。',
    'If you need it for your work, ask an administrator for the role.',
  ],
  proof: ['需要再次确认身份', '需要再次確認身分', 'A new proof of identity is needed'],
  proofWay: ['请确认身份后继续。', '請確認身分後繼續。', 'Confirm that it is you to go on.'],
  limited: ['请求过于频繁', '要求過於頻密', 'Too many requests'],
  limitedWay: ['请在 {seconds} 秒后重试。', '請於 {seconds} 秒後再試。', 'Try again in {seconds} s.'],
  invalid: ['服务器不接受这些内容', '伺服器不接受這些內容', 'The server did not accept these values'],
  invalidWay: ['请检查填写的内容后重试。', '請檢查填寫的內容後再試。', 'Check the values and try again.'],
  notFound: ['找不到该条目', '找不到該項目', 'This entry does not exist'],
  notFoundWay: [
    '它可能刚被更改。请刷新列表。',
    '它可能剛被更改。請重新整理列表。',
    'It may have just changed. Load the list again.',
  ],
  conflict: ['现在不可执行此操作', '現在不可執行此操作', 'This is not possible now'],
  conflictWay: [
    '它的状态可能刚被更改。请刷新后再看。',
    '它的狀態可能剛被更改。請重新整理後再看。',
    'Its state may have just changed. Look at it again.',
  ],
  forbidden: ['此地址不允许使用控制台', '此網址不可使用控制台', 'The console is not available at this address'],
  forbiddenWay: [
    '请使用公司的正式地址，或联系管理员。',
    '請使用公司的正式網址，或聯絡管理員。',
    'Use the firm’s own address, or ask an administrator.',
  ],
  unexpected: ['出现意外错误', '出現意外錯誤', 'Something went wrong'],
  unexpectedWay: [
    '请重试。若再次出现，请将参考编号告知运维人员。',
    '請再試。若再次出現，請將參考編號告知營運人員。',
    'Try again. If it happens again, give operations the reference.',
  ],
})
