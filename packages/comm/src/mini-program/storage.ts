import type { KeyValueStorage } from '../storage/key-value.ts'
import { webStorage } from '../storage/web.ts'
import type { MiniProgramApi } from './api.ts'

/** The mini-program's own storage, and memory for values that it does not accept (I12, I15). */
export const miniProgramStorage = (wx: MiniProgramApi): KeyValueStorage =>
  webStorage(() => ({
    getItem: (key) => {
      const value = wx.getStorageSync(key)
      return typeof value === 'string' && value !== '' ? value : null
    },
    setItem: (key, value) => wx.setStorageSync(key, value),
    removeItem: (key) => wx.removeStorageSync(key),
  }))
