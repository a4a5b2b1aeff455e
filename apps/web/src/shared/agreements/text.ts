import { table } from '../text/table.ts'

export const text = table({
  agree: ['我已阅读并同意以下文件', '我已閱讀並同意以下文件', 'I have read and agree to these documents'],
  disclaimer: ['免责声明', '免責聲明', 'Disclaimer'],
  privacy: ['隐私政策', '私隱政策', 'Privacy Policy'],
  service: ['服务协议', '服務協議', 'Service Agreement'],
  marketing: ['接收活动与优惠信息（自愿）', '接收活動與優惠資訊（自願）', 'Send me news and offers (optional)'],
  marketingTitle: ['活动与优惠信息', '活動與優惠資訊', 'News and offers'],
  marketingMore: ['说明', '說明', 'Details'],
})
