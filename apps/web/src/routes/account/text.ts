import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['我的账户', '我的賬戶', 'Account'],
  lead: [
    '账户数字与登录的设备，每项数字都有时间。',
    '賬戶數字與登入的裝置，每項數字都有時間。',
    'Your figures with their time, and your signed-in devices.',
  ],
  tabs: ['我的账户', '我的賬戶', 'Account'],
  account: ['账户', '賬戶', 'Account'],
  sessions: ['设备', '裝置', 'Devices'],
})
