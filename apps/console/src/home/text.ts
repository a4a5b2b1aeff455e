import { table } from '../text/table.ts'

export const text = table({
  title: ['欢迎，{name}', '歡迎，{name}', 'Welcome, {name}'],
  lead: ['您的角色：{roles}', '您的角色：{roles}', 'Your roles: {roles}'],
  here: ['您可以在此执行的操作', '您可在此執行的操作', 'What you can do here'],
  clients: [
    '查找来电者，查看其奖励、登录和经历。',
    '尋找來電者，查看其獎賞、登入及經過。',
    'Find a caller, and see their rewards, sessions and history.',
  ],
  clientsActs: [
    '查找来电者，处理奖励、登录和停用。',
    '尋找來電者，處理獎賞、登入及停用。',
    'Find a caller, and help with rewards, sessions and a suspension.',
  ],
  corrections: [
    '查看待批准和已决定的更正。',
    '查看待批准及已決定的更正。',
    'See reversals that wait for approval, and decided ones.',
  ],
  correctionsActs: [
    '批准或拒绝同事提议的更正。',
    '批准或拒絕同事提議的更正。',
    'Approve or refuse reversals that a colleague proposed.',
  ],
  letters: [
    '查看个人数据要求及其期限。',
    '查看個人資料要求及其期限。',
    'See requests about personal data, with their deadlines.',
  ],
  lettersActs: [
    '答复个人数据要求：副本、更正、删除。',
    '回覆個人資料要求：副本、更正、刪除。',
    'Answer requests about personal data: copies, corrections, erasures.',
  ],
  people: [
    '查看谁可以登录、拥有哪些角色和登录。',
    '查看誰可登入、擁有哪些角色及登入。',
    'See who can sign in, with which roles and sessions.',
  ],
  peopleActs: [
    '查看人员，停用或恢复，并结束其登录。',
    '查看人員，停用或恢復，並結束其登入。',
    'See who can sign in, suspend or restore people, and end their sessions.',
  ],
  machines: ['查看程序客户端及其权限。', '查看程式客戶端及其權限。', 'See programs and their scopes.'],
  machinesActs: [
    '添加程序客户端，或立即关闭。',
    '新增程式客戶端，或立即關閉。',
    'Add programs with scopes, and close them at once.',
  ],
  trail: ['搜索谁在何时做了什么。', '搜尋誰在何時做了甚麼。', 'Find out who did what, and when.'],
  trailActs: [
    '搜索谁在何时做了什么，并按日期导出。',
    '搜尋誰在何時做了甚麼，並按日期匯出。',
    'Find out who did what, and export whole days.',
  ],
  insights: [
    '客户端的使用数据：页面、漏斗和来源。',
    '客戶端的使用數據：頁面、漏斗及來源。',
    'How the clients are used: pages, funnels and sources.',
  ],
  nothing: [
    '您的角色在控制台中没有可用的页面。如有疑问，请联系管理员。',
    '您的角色在控制台中沒有可用的頁面。如有疑問，請聯絡管理員。',
    'Your roles have no screens in the console. Ask an administrator if you expected some.',
  ],
})
