import { create } from 'zustand'
import { useLanguage } from '../text/language.ts'
import './price-colours.css'

/** Which colour says that a price rose. */
export type PriceColours = 'red-up' | 'green-up'
export const priceColours: readonly PriceColours[] = ['red-up', 'green-up']

const key = `${__CLIENT_APP__}.price-colours`

const stored = (): PriceColours | undefined => {
  try {
    const value = localStorage.getItem(key)
    return priceColours.find((colours) => colours === value)
  } catch {
    return undefined // private mode
  }
}

/** Where nothing was chosen, the style sheet goes by the language of the document. */
const show = (chosen: PriceColours | undefined) => {
  if (chosen) document.documentElement.dataset.priceColours = chosen
}

interface Choice {
  /** the visitor's own; undefined where they left it to us */
  chosen: PriceColours | undefined
  choose(colours: PriceColours): void
}

const useChoice = create<Choice>()((set) => ({
  chosen: stored(),
  choose: (chosen) => {
    set({ chosen })
    show(chosen)
    try {
      localStorage.setItem(key, chosen)
    } catch {
      // private mode: the choice lives as long as the page
    }
  },
}))
show(useChoice.getState().chosen)

// another tab's choice holds in this one at once
addEventListener('storage', (event) => {
  const chosen = event.key === key ? stored() : undefined
  if (chosen) useChoice.getState().choose(chosen)
})

/** Red for a rise as mainland readers know it, green as everybody else does, unless the visitor chose. Brings `--rise` and `--fall`. */
export const usePriceColours = (): { colours: PriceColours; choose: Choice['choose'] } => {
  const language = useLanguage()
  const { chosen, choose } = useChoice()
  return { colours: chosen ?? (language === 'zh-CN' ? 'red-up' : 'green-up'), choose }
}
