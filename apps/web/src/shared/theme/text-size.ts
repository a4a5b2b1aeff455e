import { create } from 'zustand'
import { textSizeKey } from './text-size-key.ts'

/** On top of what the browser or the device is set to; `standard` adds nothing. */
export type TextSize = 'standard' | 'large' | 'largest'
export const textSizes: readonly TextSize[] = ['standard', 'large', 'largest']

/** As the head script put it on the document. */
const shown = (): TextSize => textSizes.find((size) => size === document.documentElement.dataset.text) ?? 'standard'

export const useTextSize = create<{ size: TextSize; choose(size: TextSize): void }>()((set) => ({
  size: shown(),
  choose: (size) => {
    set({ size })
    document.documentElement.dataset.text = size
    try {
      localStorage.setItem(textSizeKey, size)
    } catch {
      // private mode: the choice lives as long as the page
    }
  },
}))
