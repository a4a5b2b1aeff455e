import type { Catalogue } from './catalogue.ts'
import type { Language } from './languages.ts'

/**
 * The texts that the built client has loaded. Each chunk that is imported dynamically has a file of texts for each language
 * (build/text-files.ts), which arrives before the chunk is used.
 */
export const catalogue = {} as Record<Language, Catalogue>

/** files of texts that the screens so far use, without language and ending */
const used = new Set<string>()
/** the language that will be shown once its texts are loaded */
let next: Language | undefined

const load = async (file: string, language: Language): Promise<void> => {
  const texts = (await import(/* @vite-ignore */ `${file}.${language}.js`)) as { default: Partial<Catalogue> }
  catalogue[language] = { ...catalogue[language], ...texts.default }
}

/** The head script has set the language of the page. */
const shown = (): Language => document.documentElement.lang as Language

/** Loads the texts of a chunk, and of a language that is about to be shown too. */
export const loadTexts = (file: string): Promise<unknown> => {
  used.add(file)
  return Promise.all([shown(), next ?? shown()].map((language) => load(file, language)))
}

/** Loads the texts of the entry, which are beside the chunk of this module. */
export const loadOwnTexts = (): Promise<unknown> | undefined =>
  loadTexts(new URL(import.meta.url).pathname.replace(/\.js$/, ''))

/** Loads all texts in use in another language. Returns undefined if it is the language of the page. */
export const loadLanguage = (language: Language): Promise<unknown> | undefined => {
  next = language
  if (language === shown()) return undefined
  return Promise.all([...used].map((file) => load(file, language))).catch((failure: unknown) => {
    next = undefined
    throw failure
  })
}
