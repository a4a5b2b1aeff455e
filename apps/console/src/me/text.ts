import { table } from '@foyer/staff-interface/table'

export const text = table({
  title: ['我的登录', '我的登入', 'My session'],
  lead: [
    '您以谁的身份登录，以及登录何时结束。',
    '您以誰的身分登入，以及登入何時結束。',
    'Who you are signed in as, and when the session ends.',
  ],
  person: ['账户', '賬戶', 'Account'],
  name: ['姓名', '姓名', 'Name'],
  id: ['编号', '編號', 'Id'],
  roles: ['角色', '角色', 'Roles'],
  session: ['登录', '登入', 'Session'],
  ends: ['最迟结束时间', '最遲結束時間', 'Ends at the latest'],
  idle: ['无操作多久后结束', '無操作多久後結束', 'Ends without use after'],
  minutes: ['{minutes} 分钟', '{minutes} 分鐘', '{minutes} minutes'],
  proof: ['身份确认', '身分確認', 'Proof of identity'],
  proved: ['有效至 {time}', '有效至 {time}', 'Valid until {time}'],
  unproved: [
    '影响他人权限的操作会要求您再次确认身份。',
    '影響他人權限的操作會要求您再次確認身分。',
    'Actions that affect others ask you to confirm your identity.',
  ],
  prove: ['立即确认', '立即確認', 'Confirm now'],
})
