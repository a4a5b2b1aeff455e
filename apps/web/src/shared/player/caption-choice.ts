import { foundingLanguages } from '@foyer/api/founding-languages'
import { fallbackOf, type Language } from '@foyer/api/languages'
import { store, stored } from '../../platform/own-storage.ts'

const name = 'captions'
const off = 'off'

/**
 * Captions are in the language of the page, or in its fallback, until the person chooses others or none. The choice is
 * stored for the next film.
 */
export const captionsFor = (shown: Language): Language | undefined => {
  const choice = stored(name)
  if (choice === off) return undefined
  return foundingLanguages.find((language) => language === choice) ?? fallbackOf(shown)
}

export const storeCaptions = (captions: Language | undefined): void => store(name, captions ?? off)
