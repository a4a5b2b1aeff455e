import { table } from '../text/table.ts'

export const text = table({
  title: ['欢迎，{name}', '歡迎，{name}', 'Welcome, {name}'],
  lead: ['您的角色：{roles}', '您的角色：{roles}', 'Your roles: {roles}'],
  here: ['您可以在此执行的操作', '您可在此執行的操作', 'What you can do here'],
  stock: [
    '查看活动库存和券码导入。',
    '查看活動庫存及券碼匯入。',
    'See the stocks of activities and the imports of vouchers.',
  ],
  stockActs: [
    '导入券码，撤销导入，设置库存。',
    '匯入券碼，撤銷匯入，設定庫存。',
    'Import vouchers, undo an import, and set stocks.',
  ],
  merchants: ['查看接受兑换券的商户。', '查看接受換領券的商戶。', 'See the merchants that accept vouchers.'],
  merchantsActs: [
    '添加商户，更换 PIN，设置其接受的券。',
    '新增商戶，更換 PIN，設定其接受的換領券。',
    'Add merchants, renew their PINs, and choose what they accept.',
  ],
  parcels: ['查看礼品的配送状态。', '查看禮品的配送狀態。', 'See where each gift is.'],
  parcelsActs: [
    '打包、寄出礼品，并处理退件。',
    '包裝及寄出禮品，並處理退件。',
    'Pack and send gifts, and handle those that come back.',
  ],
  trades: ['查看每月返现。', '查看每月現金回贈。', 'See the cashback of each month.'],
  tradesActs: [
    '导入交易文件，查看每月返现。',
    '匯入交易檔案，查看每月現金回贈。',
    'Import files of trades, and see the cashback of each month.',
  ],
  offerings: ['查看已公布的新股和债券。', '查看已公布的新股和債券。', 'See the declared bonds and new shares.'],
  offeringsActs: ['查看并公布新股和债券。', '查看並公布新股和債券。', 'See and declare bonds and new shares.'],
  broadcast: ['查看直播和影片的状态。', '查看直播及影片的狀態。', 'See the state of live sessions and films.'],
  broadcastActs: [
    '开始、中断或结束直播，撤下或恢复影片。',
    '開始、中斷或結束直播，撤下或恢復影片。',
    'Begin, interrupt or end a session, and withdraw a film or show it again.',
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
