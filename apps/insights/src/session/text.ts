import { table } from '@foyer/staff-interface/table'

export const text = table({
  title: ['登录数据洞察', '登入數據洞察', 'Sign in to Insights'],
  lead: ['请使用公司的员工账户登录。', '請使用公司的員工賬戶登入。', 'Sign in with your staff account of the firm.'],
  expired: ['登录已过期，请重新登录。', '登入已逾時，請重新登入。', 'Your session has ended. Please sign in again.'],
  ended: ['您已安全退出。', '您已安全登出。', 'You are signed out.'],
  submit: ['登录', '登入', 'Sign in'],
  provider: ['同时退出公司的登录服务', '同時登出公司的登入服務', 'Also sign out of the firm’s sign-in service'],
  noRoleTitle: ['没有权限', '沒有權限', 'No access'],
  noRole: [
    '{name}，您的角色不能查看数据洞察。如需权限，请联系管理员。',
    '{name}，您的角色不可查看數據洞察。如需權限，請聯絡管理員。',
    '{name}, none of your roles may see the insights. Ask an administrator if you need access.',
  ],
  another: ['以其他账户登录', '以其他賬戶登入', 'Sign in as somebody else'],
})
