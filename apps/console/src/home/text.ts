import { table } from '@foyer/staff-interface/table'

export const text = table({
  title: ['欢迎，{name}', '歡迎，{name}', 'Welcome, {name}'],
  lead: ['您的角色：{roles}', '您的角色：{roles}', 'Your roles: {roles}'],
  here: ['您可以在此执行的操作', '您可在此執行的操作', 'What you can do here'],
  campaigns: ['查看活动、版本和历史。', '查看活動、版本及歷史。', 'See campaigns, their versions and their history.'],
  campaignsActs: [
    '撰写活动并提交审批，查看版本和评论。',
    '撰寫活動並提交審批，查看版本及留言。',
    'Write campaigns, submit them for approval, and compare versions.',
  ],
  rules: [
    '查看活动参加者获得什么，批准规则的更改。',
    '查看活動參加者獲得甚麼，批准規則的更改。',
    'See what people get for joining, and decide on changes of rules.',
  ],
  rulesActs: [
    '编写活动规则并提交审批。',
    '編寫活動規則並提交審批。',
    'Write the rules of activities and send them for approval.',
  ],
  results: ['查看参加、发放、使用和费用。', '查看參加、發放、使用及費用。', 'See joins, grants, redemptions and cost.'],
  stops: ['查看已停止的活动或奖励。', '查看已停止的活動或獎賞。', 'See which activities or rewards are stopped.'],
  stopsActs: [
    '立即停止一个活动或所有奖励，并由第二人确认。',
    '立即停止一個活動或所有獎賞，並由第二人確認。',
    'Stop one activity or all rewards immediately; a second person confirms.',
  ],
  closures: [
    '查看休市安排和活动通知。',
    '查看休市安排和活動通告。',
    'See closures of the market and notices on activities.',
  ],
  closuresActs: [
    '宣布台风、暴雨等休市，并在活动页面发布通知。',
    '宣布颱風、暴雨等休市，並在活動頁面發布通告。',
    'Declare closures for typhoons and rainstorms, and put notices on activities.',
  ],
  jobs: [
    '查看后台任务和合作方未答复的订单。',
    '查看後台任務和合作方未答覆的訂單。',
    'See background jobs, and orders that partners have not answered.',
  ],
  jobsActs: [
    '重新运行失败的任务，处理合作方未答复的订单。',
    '重新執行失敗的任務，處理合作方未答覆的訂單。',
    'Run failed jobs again, and settle orders that partners have not answered.',
  ],
  systems: [
    '查看短信、公司系统、合作方和等候室的状态。',
    '查看短訊、公司系統、合作方和等候室的狀態。',
    'See text messages, the firm’s systems, partners and waiting rooms.',
  ],
  systemsActs: [
    '更改短信预算和通道，开关等候室，查看系统状态。',
    '更改短訊預算和通道，開關等候室，查看系統狀態。',
    'Change the budget and routes of text messages, open waiting rooms, and see what is away.',
  ],
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
  callBacks: [
    '查看客户预约的回电及结果。',
    '查看客戶預約的回電及結果。',
    'See the calls that clients asked for, and how they ended.',
  ],
  callBacksActs: [
    '致电预约回电的客户，并记录结果。',
    '致電預約回電的客戶，並記錄結果。',
    'Call the clients who asked for it, and record how it ended.',
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
    '查看个人信息请求及其期限。',
    '查看個人資料要求及其期限。',
    'See requests about personal data, with their deadlines.',
  ],
  lettersActs: [
    '答复个人信息请求：副本、更正、删除。',
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
    'Add programs with scopes, and close them immediately.',
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
