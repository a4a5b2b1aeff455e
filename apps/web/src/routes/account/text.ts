import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['我的账户', '我的賬戶', 'Account'],
  invitation: ['您的资产，一眼看清', '您的資產，一眼看清', 'Everything you own, at a glance'],
  invitationWhy: [
    '以账户密码登录，数字只显示给您。',
    '以賬戶密碼登入，數字只顯示給您。',
    'Log in with your account password. Only you see these figures.',
  ],
  insideValue: ['账户净值与一年走势', '賬戶淨值與一年走勢', 'Your net value, and its course over a year'],
  insideDay: ['今日盈亏与每项持仓', '今日盈虧與每項持倉', 'Today’s gain or loss, and every holding'],
  insideMeans: ['购买力、可用资金与信贷', '購買力、可用資金與信貸', 'Buying power, available funds and credit'],
  insideMask: ['在人多的地方，一按即可隐藏金额', '在人多的地方，一按即可隱藏金額', 'One tap hides every amount'],
  sessions: ['已登录的设备', '已登入的裝置', 'Your devices'],
})
