import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['手机号登录', '手機號碼登入', 'Sign in with your phone'],
  lead: [
    '我们会把六位验证码发送到您的手机。新号码验证后即完成注册；开立证券账户需另行申请。',
    '我們會把六位驗證碼發送到您的手機。新號碼驗證後即完成註冊；開立證券賬戶需另行申請。',
    'We send a six-digit code to your phone. A new number is registered once verified; a securities account is a separate application.',
  ],
  sent: ['验证码已发送至 +{area} {mobile}', '驗證碼已發送至 +{area} {mobile}', 'We sent a code to +{area} {mobile}'],
  signIn: ['登录', '登入', 'Sign in'],
  signingIn: ['正在登录', '正在登入', 'Signing in'],
  codeMissing: ['请输入六位验证码', '請輸入六位驗證碼', 'Enter the 6-digit code'],
  consentMissing: ['请先阅读并同意以上文件', '請先閱讀並同意以上文件', 'Please read and agree to the documents first'],
  signedIn: ['已登录', '已登入', 'You are signed in'],
})
