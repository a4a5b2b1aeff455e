import { create } from 'zustand'
import { textSizeKey } from './text-size-key.ts'

/** Added to the size set in the browser or the device; `standard` adds nothing. */
export type TextSize = 'standard' | 'large' | 'largest'
export const textSizes: readonly TextSize[] = ['standard', 'large', 'largest']

/** The size that the head script set on the document. */
const shown = (): TextSize => textSizes.find((size) => size === document.documentElement.dataset.text) ?? 'standard'

export const useTextSize = create<{ size: TextSize; choose(size: TextSize): void }>()((set) => ({
  size: shown(),
  choose: (size) => {
    set({ size })
    document.documentElement.dataset.text = size
    try {
      localStorage.setItem(textSizeKey, size)
    } catch {
      // private mode: the choice lasts until the page is unloaded
    }
  },
}))
