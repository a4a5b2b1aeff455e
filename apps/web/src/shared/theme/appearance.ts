import { create } from 'zustand'
import { appearanceKey } from './appearance-key.ts'

/** What the visitor chose; `system` follows the device. */
export type Appearance = 'system' | 'light' | 'dark'
export const appearances: readonly Appearance[] = ['system', 'light', 'dark']

const stored = (): Appearance => {
  try {
    const value = localStorage.getItem(appearanceKey)
    return appearances.find((appearance) => appearance === value) ?? 'system'
  } catch {
    return 'system' // private mode
  }
}

export const useAppearance = create<{ appearance: Appearance; choose(appearance: Appearance): void }>()((set) => ({
  appearance: stored(),
  choose: (appearance) => {
    set({ appearance })
    try {
      localStorage.setItem(appearanceKey, appearance)
    } catch {
      // private mode: the choice lasts until the page is unloaded
    }
  },
}))
