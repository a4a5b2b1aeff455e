import { table } from '../text/table.ts'

export const text = table({
  present: [
    '请店员扫描二维码，或告诉店员下方的码。码每分钟更新，只供您本人使用，请勿转发。',
    '請店員掃描二維碼，或向店員讀出下方代碼。代碼每分鐘更新，只供您本人使用，請勿轉發。',
    'Let the staff scan the QR code, or read out the code below it. The code changes every minute and is for you only: do not share it.',
  ],
  qr: ['礼券二维码', '禮券二維碼', 'QR code of the voucher'],
  code: ['礼券码', '禮券代碼', 'Code'],
  copy: ['复制', '複製', 'Copy'],
  copied: ['已复制', '已複製', 'Copied'],
  notCopied: ['复制未成功，请手动抄写', '未能複製，請自行抄寫', 'Not copied. Please write it down'],
  renews: ['秒后自动更新', '秒後自動更新', 'seconds until it renews'],
  renewing: ['正在更新…', '正在更新…', 'Renewing…'],
  stale: ['这个码已失效', '此代碼已失效', 'This code has expired'],
  staleWhy: [
    '新的码还没有取到，请勿让店员扫描。',
    '未能取得新代碼，請勿讓店員掃描。',
    'No new code has arrived yet. Please do not let staff scan this one.',
  ],
  offlineWhy: [
    '您已离线，联网后会自动更新。',
    '您已離線，連線後會自動更新。',
    'You are offline. It renews as soon as you are connected.',
  ],
  slow: [
    '更新未成功，正在重试。现有的码还可使用。',
    '未能更新，正在重試。現有代碼仍可使用。',
    'It could not be renewed, and we are trying again. The code shown still works.',
  ],
  retry: ['立即更新', '立即更新', 'Renew now'],
  bright: ['调高屏幕亮度，更容易扫描。', '調高螢幕亮度，較易掃描。', 'Turn up your screen brightness.'],
  fullScreen: ['全屏显示二维码', '全螢幕顯示二維碼', 'Show full screen'],
  close: ['关闭', '關閉', 'Close'],
})
