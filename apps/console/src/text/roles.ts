import type { MachineScope, StaffRole } from '@foyer/api/staff/roles'
import { type Row, table } from '@foyer/staff-interface/table'

export const roleNames = table({
  author: ['内容编辑', '內容編輯', 'Author'],
  approver: ['内容审批', '內容審批', 'Approver'],
  operations: ['运营', '營運', 'Operations'],
  fulfilment: ['礼品履约', '禮品履約', 'Fulfilment'],
  clientCare: ['客户服务', '客戶服務', 'Client care'],
  compliance: ['合规', '合規', 'Compliance'],
  auditor: ['审计', '審計', 'Auditor'],
  administrator: ['管理员', '管理員', 'Administrator'],
}) satisfies Readonly<Record<StaffRole, Row>>

/** What each role is for. */
export const roleNotes = table({
  author: ['撰写并提交内容和活动。', '撰寫並提交內容及活動。', 'Writes content and activities and submits them.'],
  approver: ['审批他人提交的内容。', '審批他人提交的內容。', 'Approves what others submitted.'],
  operations: [
    '管理直播、影片和采集设置，查看数据洞察。',
    '管理直播、影片及收集設定，查看數據洞察。',
    'Runs live sessions, films and the tracker, and reads the insights.',
  ],
  fulfilment: ['包装和寄送礼品。', '包裝及寄送禮品。', 'Packs and sends gifts.'],
  clientCare: ['协助客户处理个案。', '協助客戶處理個案。', 'Helps clients with their cases.'],
  compliance: [
    '查看人员、审计记录，并导出审计记录。',
    '查看人員、審計紀錄，並匯出審計紀錄。',
    'Reads people and the audit trail, and exports the trail.',
  ],
  auditor: ['可查看一切，但不能更改。', '可查看一切，但不能更改。', 'Reads everything and changes nothing.'],
  administrator: [
    '停用人员、结束登录、管理程序客户端。',
    '停用人員、結束登入、管理程式客戶端。',
    'Suspends people, ends sessions and manages machine clients.',
  ],
}) satisfies Readonly<Record<StaffRole, Row>>

export const scopeNames = table({
  metrics: ['读取监控指标', '讀取監控指標', 'Read the metrics'],
  gifts: ['处理礼品订单', '處理禮品訂單', 'Work on gift orders'],
  live: ['管理直播', '管理直播', 'Manage live sessions'],
  films: ['管理影片', '管理影片', 'Manage films'],
  tracking: ['读取数据洞察', '讀取數據洞察', 'Read the insights'],
}) satisfies Readonly<Record<MachineScope, Row>>
