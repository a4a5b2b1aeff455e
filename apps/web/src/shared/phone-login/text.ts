import { table } from '../text/table.ts'

export const text = table({
  offer: ['用手机登录', '以手機登入', 'Log in with your phone'],
  offerWhy: [
    '如您的手机已登录证券账户，扫码即可，无需密码。',
    '如您的手機已登入證券賬戶，掃碼即可，毋須密碼。',
    'If your phone is logged in to your account, scan a code. No password needed.',
  ],
  title: ['用手机登录', '以手機登入', 'Log in with your phone'],
  loading: ['正在准备二维码', '正在準備二維碼', 'Preparing the QR code'],
  qr: ['用于登录的二维码', '用作登入的二維碼', 'QR code for logging in'],
  scan: ['用手机相机扫描此二维码', '用手機相機掃描此二維碼', 'Scan this code with your phone’s camera'],
  check: [
    '在手机上核对此电脑，并输入下面的数字',
    '在手機上核對此電腦，並輸入以下數字',
    'Check on your phone that it shows this computer, then type this number',
  ],
  number: ['核对数字', '核對數字', 'Number to type'],
  seen: ['请在手机上确认', '請在手機上確認', 'Now confirm on your phone'],
  left: ['{seconds} 秒后失效', '{seconds} 秒後失效', 'Expires in {seconds} s'],
  finishing: ['正在登录', '正在登入', 'Logging in'],
  refused: ['登录已在手机上取消', '登入已在手機上取消', 'The log-in was refused on the phone'],
  refusedWhy: [
    '没有登录。如果是您输错了数字，请换一个二维码再试。',
    '未有登入。如您輸錯了數字，請更換二維碼再試。',
    'Nobody was logged in. If the number was mistyped, show a new code and try again.',
  ],
  over: ['二维码已失效', '二維碼已失效', 'This code has expired'],
  overWhy: [
    '二维码两分钟内有效，请换一个。',
    '二維碼在兩分鐘內有效，請更換。',
    'A code works for two minutes. Show a new one.',
  ],
  renew: ['换一个二维码', '更換二維碼', 'Show a new code'],
  retry: ['重试', '重試', 'Try again'],
  cancel: ['取消', '取消', 'Cancel'],
  changed: [
    '条款已更新，请先阅读并同意。',
    '條款已更新，請先閱讀並同意。',
    'Our terms have changed. Please read and agree first.',
  ],
  consentMissing: ['请先同意以上条款', '請先同意以上條款', 'Please agree to the terms first'],
  logIn: ['登录', '登入', 'Log in'],
  loggedIn: ['登录成功', '登入成功', 'You are logged in'],
})
