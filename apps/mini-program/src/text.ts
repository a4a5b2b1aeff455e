import { brand } from '@foyer/api/brand'
import { type Column, systemColumn } from './language.ts'
import type { Vendor } from './vendor.ts'

const { shortName, hotline } = brand

/** Rows are keys, columns Simplified Chinese, Traditional Chinese (Hong Kong) and English. */
const table = {
  brand: [shortName['zh-CN'], shortName['zh-HK'], shortName['en-US']],
  opening: ['正在打开…', '正在開啟…', 'Opening…'],
  refused: ['无法打开这个链接', '無法開啟這個連結', 'We cannot open this link'],
  refusedLead: [
    `它不是${shortName['zh-CN']}的链接，或已失效。请勿在来历不明的页面输入个人资料。`,
    `它不是${shortName['zh-HK']}的連結，或已失效。請勿在來歷不明的頁面輸入個人資料。`,
    `It is not a ${shortName['en-US']} link, or no longer valid. Never enter personal data on pages you do not know.`,
  ],
  home: ['回到首页', '返回首頁', 'Home page'],
  offline: ['没有网络', '沒有網絡', 'No connection'],
  offlineLead: ['请检查网络后重试。', '請檢查網絡後重試。', 'Check your connection and try again.'],
  failed: ['页面没有打开', '未能開啟頁面', 'The page did not open'],
  failedLead: [
    '请稍后重试；如仍未恢复，请致电客户服务热线。',
    '請稍後再試；如仍未恢復，請致電客戶服務熱線。',
    'Try again shortly, or call the hotline if it persists.',
  ],
  retry: ['重试', '重試', 'Try again'],
  help: [`客户服务热线 ${hotline}`, `客戶服務熱線 ${hotline}`, `Hotline ${hotline}`],
  keeping: ['正在保存登录状态…', '正在儲存登入狀態…', 'Keeping you signed in…'],
  leaving: ['正在退出登录…', '正在登出…', 'Signing out…'],
} as const satisfies Record<string, readonly [string, string, string]>

/** Every text in one language. */
export type Texts = Readonly<Record<keyof typeof table, string>>

export const textsIn = (column: Column): Texts =>
  Object.fromEntries(Object.entries(table).map(([key, row]) => [key, row[column]])) as unknown as Texts

/** Every text in the system's language (A1). */
export const systemTexts = (wx: Vendor): Texts => textsIn(systemColumn(wx))
