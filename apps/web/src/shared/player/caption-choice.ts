import { store, stored } from '../../platform/own-storage.ts'
import { type Language, languages } from '../text/languages.ts'

const name = 'captions'
const off = 'off'

/**
 * Captions are in the language of the page until the person chooses others or none. The choice is stored for the next
 * film.
 */
export const captionsFor = (shown: Language): Language | undefined => {
  const choice = stored(name)
  if (choice === off) return undefined
  return languages.find((language) => language === choice) ?? shown
}

export const storeCaptions = (captions: Language | undefined): void => store(name, captions ?? off)
