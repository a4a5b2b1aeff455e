import { table } from '../text/table.ts'

export const text = table({
  loading: ['正在载入', '正在載入', 'Loading'],
  signedOut: ['登录后即可查看', '登入後即可查看', 'Sign in to see this'],
  signedOutWhy: ['用手机号登录。', '用手機號碼登入。', 'Sign in with your phone number.'],
  signIn: ['登录', '登入', 'Sign in'],
  loggedOut: ['请登录证券账户', '請登入證券賬戶', 'Log in to your account'],
  loggedOutWhy: [
    '须输入账户密码并完成第二重验证。',
    '須輸入賬戶密碼並完成第二重驗證。',
    'You need your password and a second step.',
  ],
  phoneThenAccount: [
    '先以短信验证手机号，再输入账户密码。',
    '先以短訊驗證手機號碼，再輸入賬戶密碼。',
    'First a code by text message, then your account password.',
  ],
  logIn: ['登录账户', '登入賬戶', 'Log in'],
  failed: ['没有载入', '未能載入', 'This did not load'],
  retry: ['重试', '重試', 'Try again'],
  offline: [
    '您已离线，联网后会自动载入。',
    '您已離線，連線後會自動載入。',
    'You are offline. This loads as soon as you are connected.',
  ],
  unknown: ['结果尚未确定', '結果尚未確定', 'We cannot confirm the result yet'],
  unknownWhy: [
    '没有收到答复。点按查询，同一请求不会重复处理。',
    '未收到答覆。按一下查詢，同一要求不會重複處理。',
    'We received no answer. Checking again never repeats it.',
  ],
  again: ['查询结果', '查詢結果', 'Check the result'],
})
