import { table } from '../../shared/text/table.ts'

/** The words about passkeys on this screen. */
export const passkeyText = table({
  use: ['用通行密钥登录', '以通行密鑰登入', 'Log in with a passkey'],
  useWhy: [
    '用面容、指纹或设备密码解锁，无需账户密码和验证码。',
    '以面容、指紋或裝置密碼解鎖，毋須賬戶密碼和驗證碼。',
    'Unlock with your face, fingerprint or device PIN. No password, no code.',
  ],
  orPassword: ['或使用账户密码', '或使用賬戶密碼', 'or use your password'],
  waiting: ['请在设备上确认', '請在裝置上確認', 'Confirm on your device'],
  offer: ['下次登录更快', '下次登入更快', 'Log in faster next time'],
  offerLead: [
    '在此设备上建立通行密钥，以后登录账户无需密码和短信。',
    '在此裝置建立通行密鑰，日後登入賬戶毋須密碼和短訊。',
    'Create a passkey on this device and skip the password and the text message from now on.',
  ],
  offerFast: [
    '用面容、指纹或设备密码解锁',
    '以面容、指紋或裝置密碼解鎖',
    'Unlock with your face, fingerprint or device PIN',
  ],
  offerSafe: [
    '只在我们的官方网站有效，假网站无法骗取',
    '只在我們的官方網站有效，假網站無法騙取',
    'Works only on our official site, so a fake site cannot steal it',
  ],
  offerYours: [
    '面容和指纹不会离开您的设备',
    '面容和指紋不會離開您的裝置',
    'Your face and fingerprint never leave your device',
  ],
  create: ['建立通行密钥', '建立通行密鑰', 'Create a passkey'],
  creating: ['请在设备上确认', '請在裝置上確認', 'Confirm on your device'],
  notNow: ['暂不需要', '暫時不用', 'Not now'],
  created: ['通行密钥已建立', '通行密鑰已建立', 'Your passkey is ready'],
})
