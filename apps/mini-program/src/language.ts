import type { Vendor } from './vendor.ts'

/** Columns of a text, in this order (A1). */
export type Column = 0 | 1 | 2

const traditional = /^zh[_-](hk|tw|mo|hant)/i
const english = /^en/i

/** The column of the system's language: Simplified Chinese where it says nothing known, as the client does (A2). */
export const systemColumn = (wx: Vendor): Column => {
  let language = ''
  try {
    language = wx.getAppBaseInfo?.().language ?? wx.getSystemInfoSync().language ?? ''
  } catch {
    // a host that does not say
  }
  if (traditional.test(language)) return 1
  return english.test(language) ? 2 : 0
}
