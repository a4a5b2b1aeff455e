import { create } from 'zustand'

const key = `${__CLIENT_APP__}.amounts-hidden`

const stored = (): boolean => {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false // private mode
  }
}

interface Mask {
  isHidden: boolean
  toggle(): void
}

/** Whether amounts are hidden from bystanders. The choice is stored on the device and applies to every account. */
export const useMask = create<Mask>()((set, get) => ({
  isHidden: stored(),
  toggle: () => {
    const isHidden = !get().isHidden
    set({ isHidden })
    try {
      localStorage.setItem(key, isHidden ? '1' : '0')
    } catch {
      // in private mode the choice lasts until the page is closed
    }
  },
}))
