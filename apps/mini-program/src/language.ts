import { brand } from '@foyer/api/brand'
import type { Language } from '@foyer/api/languages'
import { nearestLanguage } from '@foyer/api/nearest-language'
import type { Vendor } from './vendor.ts'

/** Returns the system's language; the brand's first language for an unknown one, as in the client (A2). */
export const systemLanguage = (wx: Vendor): Language => {
  let language = ''
  try {
    language = wx.getAppBaseInfo?.().language ?? wx.getSystemInfoSync().language ?? ''
  } catch {
    // the host does not report its language
  }
  return nearestLanguage([language], brand.languages) ?? brand.languages[0] ?? 'zh-CN'
}
