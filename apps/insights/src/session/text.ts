import { table } from '../text/table.ts'

export const text = table({
  title: ['登录数据洞察', '登入數據洞察', 'Sign in to Insights'],
  lead: [
    '使用运营令牌登录。登录有效期为 8 小时，30 分钟无操作将自动退出。',
    '以營運密鑰登入。登入有效 8 小時，閒置 30 分鐘會自動登出。',
    'Sign in with the operator’s token. A session lasts 8 hours and ends after 30 idle minutes.',
  ],
  expired: ['登录已过期，请重新登录。', '登入已逾時，請重新登入。', 'Your session has ended. Please sign in again.'],
  ended: ['您已安全退出。', '您已安全登出。', 'You are signed out.'],
  token: ['运营令牌', '營運密鑰', 'Operator’s token'],
  hint: [
    '部署时设置的 FOYER_OPERATOR_TOKEN。沙盒中，npm start 会显示令牌文件的位置。',
    '部署時設定的 FOYER_OPERATOR_TOKEN。在沙盒中，npm start 會顯示密鑰檔案的位置。',
    'The FOYER_OPERATOR_TOKEN of the deployment. In the sandbox, npm start shows which file it is in.',
  ],
  needed: ['请输入运营令牌。', '請輸入營運密鑰。', 'Enter the operator’s token.'],
  wrong: [
    '令牌不正确，请检查后重试。',
    '密鑰不正確，請檢查後再試。',
    'That is not the operator’s token. Check it and try again.',
  ],
  submit: ['登录', '登入', 'Sign in'],
  submitting: ['正在登录…', '正在登入…', 'Signing in …'],
  audited: [
    '登录、退出和设置更改都会写入审计记录。',
    '登入、登出及設定更改均會寫入審計紀錄。',
    'Sign-ins, sign-outs and changes of settings are written to the audit trail.',
  ],
})
