import { table } from '../text/table.ts'

export const text = table({
  code: ['验证码', '驗證碼', 'Verification code'],
  codeHint: ['六位数字', '六位數字', '6 digits'],
  send: ['获取验证码', '索取驗證碼', 'Send code'],
  sending: ['正在发送', '正在發送', 'Sending'],
  resend: ['重新发送', '重新發送', 'Send again'],
  resendIn: ['{seconds} 秒后重发', '{seconds} 秒後重發', 'Again in {seconds}s'],
  proving: ['正在确认您的设备', '正在確認您的裝置', 'Checking your device'],
})
