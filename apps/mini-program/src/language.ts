import { nearestLanguage } from '@foyer/contract/nearest-language'
import type { Vendor } from './vendor.ts'

/** Columns of a text, in this order (A1). */
export type Column = 0 | 1 | 2

const columns = { 'zh-CN': 0, 'zh-HK': 1, 'en-US': 2 } as const

/** The column of the system's language: Simplified Chinese where it says nothing known, as the client does (A2). */
export const systemColumn = (wx: Vendor): Column => {
  let language = ''
  try {
    language = wx.getAppBaseInfo?.().language ?? wx.getSystemInfoSync().language ?? ''
  } catch {
    // a host that does not say
  }
  return columns[nearestLanguage([language]) ?? 'zh-CN']
}
