import { create } from 'zustand'
import { useLanguage } from '../text/language.ts'
import './price-colours.css'

/** The colour of a rise. */
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

/** Without a choice, the style sheet follows the language of the document. */
const show = (chosen: PriceColours | undefined) => {
  if (chosen) document.documentElement.dataset.priceColours = chosen
}

interface Choice {
  /** the visitor's choice; undefined if there is none */
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
      // private mode: the choice lasts until the page is unloaded
    }
  },
}))
show(useChoice.getState().chosen)

// applies another tab's choice at once
addEventListener('storage', (event) => {
  const chosen = event.key === key ? stored() : undefined
  if (chosen) useChoice.getState().choose(chosen)
})

/** Red for a rise in zh-CN and green in other languages, unless the visitor chose. Defines `--rise` and `--fall`. */
export const usePriceColours = (): { colours: PriceColours; choose: Choice['choose'] } => {
  const language = useLanguage()
  const { chosen, choose } = useChoice()
  return { colours: chosen ?? (language === 'zh-CN' ? 'red-up' : 'green-up'), choose }
}
