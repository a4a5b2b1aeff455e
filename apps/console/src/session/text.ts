import { table } from '@foyer/staff-interface/table'

export const text = table({
  signInTitle: ['登录管理控制台', '登入管理控制台', 'Sign in to the console'],
  never: ['使用公司账户登录。', '使用公司賬戶登入。', 'Use your account at the firm.'],
  expired: [
    '登录已结束。重新登录后会回到此页面。',
    '登入已結束。重新登入後會返回此頁面。',
    'Your session has ended. Sign in again to return to this page.',
  ],
  ended: ['您已退出登录。', '您已登出。', 'You are signed out.'],
  audited: [
    '登录和所有更改都会写入审计记录。',
    '登入及所有更改均會寫入審計紀錄。',
    'Sign-ins and all changes are written to the audit trail.',
  ],
  idleTitle: ['您仍在使用控制台吗？', '您仍在使用控制台嗎？', 'Are you still there?'],
  idleLead: [
    '由于长时间没有操作，您将在 {left} 后退出登录。',
    '由於長時間沒有操作，您將於 {left} 後登出。',
    'Nothing happened for a while. You will be signed out in {left}.',
  ],
  stay: ['保持登录', '保持登入', 'Stay signed in'],
  signOut: ['退出登录', '登出', 'Sign out'],
  lastMinutes: [
    '本次登录将于 {time} 结束，无法延长。请先保存工作，再重新登录。',
    '本次登入將於 {time} 結束，無法延長。請先儲存工作，再重新登入。',
    'This session ends at {time} and cannot be extended. Finish what you do, then sign in again.',
  ],
  signInAgain: ['重新登录', '重新登入', 'Sign in again'],
  proofTitle: ['确认是您本人', '確認是您本人', 'Confirm that it is you'],
  proofLead: [
    '此操作会影响他人，因此需要您在公司的登录页面再次确认身份。确认后五分钟内有效。',
    '此操作會影響他人，因此需要您在公司的登入頁面再次確認身分。確認後五分鐘內有效。',
    'This action affects others, so the firm’s sign-in has to confirm your identity. The confirmation lasts five minutes.',
  ],
  proofStays: [
    '您会回到此处，已填写的内容会保留。',
    '您會返回此處，已填寫的內容會保留。',
    'You return to this place, and what you entered is kept.',
  ],
  proofGo: ['前往确认', '前往確認', 'Confirm'],
})
