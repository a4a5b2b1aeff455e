import { brand } from '@foyer/api/brand'
import type { FoundingLanguage } from '@foyer/api/founding-languages'
import { fallbackOf } from '@foyer/api/languages'
import { nearestLanguage } from '@foyer/api/nearest-language'
import type { Vendor } from './vendor.ts'

/** Columns of a text, in this order (A1). */
export type Column = 0 | 1 | 2

const columns: Readonly<Record<FoundingLanguage, Column>> = { 'zh-CN': 0, 'zh-HK': 1, 'en-US': 2 }

/** Returns the column of the system's language; the brand's first language for an unknown one, as in the client (A2). */
export const systemColumn = (wx: Vendor): Column => {
  let language = ''
  try {
    language = wx.getAppBaseInfo?.().language ?? wx.getSystemInfoSync().language ?? ''
  } catch {
    // the host does not report its language
  }
  const nearest = nearestLanguage([language], brand.languages) ?? brand.languages[0] ?? 'zh-CN'
  return columns[fallbackOf(nearest)]
}
