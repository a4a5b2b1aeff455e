import type { Language } from '../text/languages.ts'

/** Which colour says that a price rose. */
export type PriceColours = 'red-up' | 'green-up'

const key = `${__CLIENT_APP__}.price-colours`

/** The visitor's own choice; else red for a rise as mainland readers know it, green as everybody else does. */
export const priceColours = (language: Language): PriceColours => {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(key)
  } catch {
    // private mode
  }
  if (chosen === 'red-up' || chosen === 'green-up') return chosen
  return language === 'zh-CN' ? 'red-up' : 'green-up'
}
