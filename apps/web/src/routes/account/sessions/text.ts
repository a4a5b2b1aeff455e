import { table } from '../../../shared/text/table.ts'

export const text = table({
  lead: [
    '这些设备以您的身份登录。有不认得的，请立即退出它，并致电我们。',
    '這些裝置以您的身份登入。如有不認得的，請立即登出它，並致電我們。',
    'These devices are signed in as you. If you do not recognise one, end it at once and call us.',
  ],
  isThis: ['此设备', '此裝置', 'This device'],
  lastUsed: ['最近使用', '最近使用', 'Last used'],
  since: ['登录于', '登入於', 'Signed in'],
  login: ['证券账户 {account}', '證券賬戶 {account}', 'Securities account {account}'],
  loginSince: ['登录于 {moment}', '登入於 {moment}', 'Logged in {moment}'],
  endLogin: ['退出账户', '登出賬戶', 'Log out'],
  end: ['退出此登录', '登出此裝置', 'End session'],
  endOthers: ['退出其他所有设备', '登出其他所有裝置', 'End all other sessions'],
  endAll: ['全部退出，包括此设备', '全部登出，包括此裝置', 'End all sessions, this one too'],
  more: ['另有 {n} 个登录未列出', '另有 {n} 個登入未列出', '{n} more sessions are not listed'],
  exact: [
    '时间以香港时间显示，误差不超过十分钟。',
    '時間以香港時間顯示，誤差不超過十分鐘。',
    'Times are in Hong Kong time, accurate to ten minutes.',
  ],
  sureLogin: ['退出这个账户？', '登出這個賬戶？', 'Log out of this account?'],
  sureLoginWhy: [
    '该设备上的账户登录立即失效，手机号登录不受影响。',
    '該裝置上的賬戶登入即時失效，手機號碼登入不受影響。',
    'The account is logged out on that device at once. The phone sign-in is not affected.',
  ],
  sureOne: ['退出这台设备？', '登出這部裝置？', 'End this session?'],
  sureOneWhy: [
    '它立即退出，再次使用需重新验证手机号。',
    '它會即時登出，再次使用須重新驗證手機號碼。',
    'It is signed out at once and needs a new code to sign in again.',
  ],
  sureOthers: ['退出其他所有设备？', '登出其他所有裝置？', 'End all other sessions?'],
  sureOthersWhy: [
    '除此设备外，全部立即退出。',
    '除此裝置外，全部即時登出。',
    'Every device but this one is signed out at once.',
  ],
  sureAll: ['全部退出？', '全部登出？', 'End all sessions?'],
  sureAllWhy: [
    '包括此设备在内，全部立即退出，您需要重新登录。',
    '包括此裝置在內，全部即時登出，您須重新登入。',
    'Every device is signed out at once, this one too. You will have to sign in again.',
  ],
  confirm: ['退出', '登出', 'End'],
  keep: ['取消', '取消', 'Cancel'],
  ended: ['已退出', '已登出', 'Ended'],
})
