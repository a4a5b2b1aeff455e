import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['手机号登录', '手機號碼登入', 'Sign in with your phone'],
  lead: [
    '用手机号参加活动、领取奖励。新号码验证后，同时完成注册。',
    '用手機號碼參加活動、領取獎賞。新號碼驗證後，同時完成註冊。',
    'Join activities and collect rewards. New numbers are registered too.',
  ],
  sent: ['验证码已发送至 +{area} {mobile}', '驗證碼已發送至 +{area} {mobile}', 'We sent a code to +{area} {mobile}'],
  signIn: ['登录', '登入', 'Sign in'],
  signingIn: ['正在登录', '正在登入', 'Signing in'],
  codeMissing: ['请输入六位验证码', '請輸入六位驗證碼', 'Enter the 6-digit code'],
  consentMissing: ['请先阅读并同意以上文件', '請先閱讀並同意以上文件', 'Please read and agree to the documents first'],
  signedIn: ['已登录', '已登入', 'You are signed in'],
})
