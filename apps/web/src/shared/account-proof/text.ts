import { table } from '../text/table.ts'

export const text = table({
  securities: ['证券账户', '證券賬戶', 'Securities account'],
  choose: ['选择账户', '選擇賬戶', 'Choose an account'],
  cash: ['现金账户', '現金賬戶', 'Cash account'],
  margin: ['融资账户', '孖展賬戶', 'Margin account'],
  password: ['账户密码', '賬戶密碼', 'Account password'],
  show: ['显示密码', '顯示密碼', 'Show password'],
  newDevice: [
    '此设备首次登录该账户，请用短信验证码确认是您本人。',
    '此裝置首次登入該賬戶，請以短訊驗證碼確認是您本人。',
    'This device is new to the account. Please confirm it is you with a code by text message.',
  ],
  notYet: [
    '动态码在此设备上还不能使用；以短信验证码登录一次后即可使用。',
    '動態碼在此裝置上尚未能使用；以短訊驗證碼登入一次後即可使用。',
    'You cannot use the authenticator on this device yet. Sign in once with a text message code first.',
  ],
  factor: ['验证方式', '驗證方式', 'How to verify'],
  totp: ['动态码', '動態碼', 'Authenticator'],
  sms: ['短信', '短訊', 'Text message'],
  totpCode: ['动态码', '動態碼', 'Authenticator code'],
  totpHint: ['验证器上的六位数字', '驗證器上的六位數字', '6 digits from your authenticator'],
  sent: ['验证码已发送至 {mobile}', '驗證碼已發送至 {mobile}', 'We sent a code to {mobile}'],
  willSend: ['验证码会发送至 {mobile}', '驗證碼會發送至 {mobile}', 'The code goes to {mobile}'],
})
