import { table } from '../text/table.ts'

export const text = table({
  places: ['导航', '導覽', 'Navigation'],
  menu: ['打开导航', '開啟導覽', 'Open the navigation'],
  account: ['我的账户：', '我的賬戶：', 'Your account:'],
  start: ['概览', '概覽', 'Overview'],
  work: ['工作', '工作', 'Work'],
  rules: ['活动规则', '活動規則', 'Rules'],
  results: ['活动成效', '活動成效', 'Results'],
  access: ['访问权限', '存取權限', 'Access'],
  records: ['记录', '紀錄', 'Records'],
  elsewhere: ['其他应用', '其他應用', 'Other apps'],
  home: ['首页', '主頁', 'Home'],
  people: ['人员', '人員', 'People'],
  machines: ['程序客户端', '程式客戶端', 'Machine clients'],
  trail: ['审计记录', '審計紀錄', 'Audit trail'],
  insights: ['数据洞察', '數據洞察', 'Insights'],
  me: ['我的登录', '我的登入', 'My session'],
  signOut: ['退出登录', '登出', 'Sign out'],
  offline: [
    '没有网络连接。显示的内容可能已过时。',
    '沒有網絡連線。顯示的內容可能已過時。',
    'You are offline. What you see may be out of date.',
  ],
  lostTitle: ['找不到此页面', '找不到此頁面', 'This page does not exist'],
  lostLead: [
    '地址可能有误，或者您的角色看不到此页面。',
    '網址可能有誤，或者您的角色看不到此頁面。',
    'The address may be wrong, or your roles do not include this page.',
  ],
  lostWay: ['返回首页', '返回主頁', 'Go to the home page'],
})
