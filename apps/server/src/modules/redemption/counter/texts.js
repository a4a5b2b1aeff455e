// copy for customers, cspell:ignore Asking
/** Every text of the counter: zh-CN, zh-HK, en-US. */
const rows = {
  title: ['商户收银台', '商戶櫃台', 'Merchant counter'],
  language: ['语言', '語言', 'Language'],
  signIn: ['输入商户密码', '輸入商戶密碼', 'Enter your PIN'],
  signInWhy: [
    '核销礼券前请先登录，一小时内有效。',
    '核銷禮券前請先登入，一小時內有效。',
    'Sign in before redeeming vouchers. This is valid for an hour.',
  ],
  merchant: ['商户代码', '商戶代號', 'Merchant code'],
  pin: ['密码（6 位数字）', '密碼（6 位數字）', 'PIN (6 digits)'],
  open: ['登录', '登入', 'Sign in'],
  leave: ['退出', '登出', 'Sign out'],
  redeem: ['核销礼券', '核銷禮券', 'Redeem a voucher'],
  camera: ['用相机扫描', '用相機掃描', 'Scan with the camera'],
  cameraOff: [
    '无法使用相机，请输入礼券码。',
    '未能使用相機，請輸入禮券碼。',
    'The camera cannot be used. Type the code instead.',
  ],
  code: ['顾客出示的码', '顧客出示的代碼', 'The code your customer shows'],
  codeHint: ['8 位字符，或二维码的内容。', '8 個字元，或二維碼的內容。', '8 characters, or what the QR code holds.'],
  use: ['核销', '核銷', 'Redeem'],
  requesting: ['正在核销…', '正在核銷…', 'Redeeming…'],
  needMerchant: [
    '请输入商户代码和 6 位密码。',
    '請輸入商戶代號和 6 位密碼。',
    'Enter the merchant code and the 6-digit PIN.',
  ],
  needCode: ['请输入或扫描礼券码。', '請輸入或掃描禮券碼。', 'Type or scan a code.'],
  wrongPin: [
    '商户代码或密码不正确，还可以尝试 {n} 次。',
    '商戶代號或密碼不正確，尚可嘗試 {n} 次。',
    'The merchant code or PIN is incorrect. Tries left: {n}.',
  ],
  locked: [
    '尝试次数过多，请在 {n} 分钟后再试。',
    '嘗試次數過多，請於 {n} 分鐘後再試。',
    'Too many tries. Try again in {n} min.',
  ],
  again: [
    '登录已失效，请重新输入密码。',
    '登入已失效，請重新輸入密碼。',
    'Your session has ended. Enter the PIN again.',
  ],
  next: ['下一位顾客', '下一位顧客', 'Next customer'],
  checkAgain: ['再次查询', '再次查詢', 'Check again'],
  back: ['返回', '返回', 'Back'],
  redeemed: ['核销成功', '核銷成功', 'Redeemed'],
  redeemedWhy: ['请向顾客提供以下礼品。', '請向顧客提供以下禮品。', 'Hand over the following.'],
  used: ['已使用过', '已使用', 'Already used'],
  usedWhy: [
    '这张礼券已经核销，不能再用。',
    '這張禮券已經核銷，不能再用。',
    'This voucher has been redeemed before and cannot be used again.',
  ],
  stale: ['码已过期', '代碼已過期', 'Code out of date'],
  staleWhy: [
    '请顾客刷新页面，再扫描新的码。',
    '請顧客更新頁面，再掃描新的代碼。',
    'Ask your customer to refresh their page, then scan the new code.',
  ],
  expired: ['礼券已过期', '禮券已過期', 'Voucher expired'],
  expiredWhy: ['有效期已过，不能核销。', '有效期已過，不能核銷。', 'Its validity has ended. It cannot be redeemed.'],
  revoked: ['礼券已撤销', '禮券已撤銷', 'Voucher withdrawn'],
  revokedWhy: [
    '这张礼券已被撤回，不能核销。',
    '這張禮券已被撤回，不能核銷。',
    'This voucher was withdrawn. It cannot be redeemed.',
  ],
  invalid: ['无效', '無效', 'Not valid'],
  invalidWhy: [
    '码不正确，或这张礼券不能在此使用。',
    '代碼不正確，或這張禮券不能在此使用。',
    'The code is not right, or the voucher is not honoured here.',
  ],
  busy: ['请稍候', '請稍候', 'Please wait'],
  busyWhy: [
    '短时间内尝试太多，请在 {n} 秒后再试。',
    '短時間內嘗試過多，請於 {n} 秒後再試。',
    'Too many codes in a short time. Try again in {n} s.',
  ],
  unknown: ['没有收到答复', '未收到答覆', 'No answer'],
  unknownWhy: [
    '礼券可能已核销。再次查询不会重复核销。',
    '禮券可能已核銷。再次查詢不會重複核銷。',
    'It may have been redeemed. Asking again never redeems twice.',
  ],
  item: ['礼品', '禮品', 'Item'],
  reference: ['编号', '編號', 'Reference'],
  time: ['时间（香港）', '時間（香港）', 'Time (Hong Kong)'],
}

export const languages = ['zh-CN', 'zh-HK', 'en-US']

/** @returns the text of a key in a language, with `{n}` filled in */
export const textOf = (language, key, n = '') => rows[key][languages.indexOf(language)].replace('{n}', String(n))

/** Formats a moment in Hong Kong time. */
export const momentOf = (language, at) =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Hong_Kong',
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(at)
