import { useSyncExternalStore } from 'react'
import { loadLanguage } from '#catalogue'
import { languageKey } from './language-key.ts'
import { directionOf, type Language } from './languages.ts'
import { isOffered } from './offered-languages.ts'
import { queryLanguage } from './query-language.ts'
import { settledLanguage } from './settled-language.ts'

export type { Language }

declare const foyerLanguage: Language

/** The window's event of a language whose texts could not be loaded. */
export const languageNotLoaded = 'language-not-loaded'

const listeners = new Set<() => void>()

/**
 * A2: the address has the highest priority, then the native app, the stored choice, the browser's language and zh-CN.
 */
let fromApp: Language | undefined
let chosen: Language | undefined
/** the head script has determined it; in development there is no head script */
const settled = import.meta.env.DEV ? settledLanguage() : foyerLanguage
const resolve = (): Language => queryLanguage(location) ?? chosen ?? fromApp ?? settled
let current: Language = resolve()

const show = (next: Language) => {
  document.documentElement.lang = next
  document.documentElement.dir = directionOf(next)
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

/** Shows the language once its texts are loaded. The present one stays until then, and if they cannot be loaded. */
const settle = (): void => {
  const next = resolve()
  const loading = loadLanguage(next)
  if (!loading) show(next)
  loading?.then(
    () => {
      if (resolve() === next) show(next)
    },
    () => dispatchEvent(new Event(languageNotLoaded)),
  )
}

export const getLanguage = (): Language => current

/** Applies and stores the visitor's choice. Removes `lang` from the address, which would otherwise take precedence. */
export const chooseLanguage = (language: Language): void => {
  chosen = language
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // private mode: the choice lasts until the page is unloaded
  }
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  const [path = '', query = ''] = url.hash.split(/\?(.*)/s)
  const rest = new URLSearchParams(query)
  rest.delete('lang')
  // `URLSearchParams.size` is newer than the browsers we build for
  url.hash = `${rest}` ? `${path}?${rest}` : path
  history.replaceState(history.state, '', url)
  settle()
}

/** Applies the language from the native app's `getUserConfig`; unknown values are ignored. */
export const setAppLanguage = (language: unknown): void => {
  if (!isOffered(language)) return
  fromApp = language
  settle()
}

/** Called on every navigation, because the query after the hash may name another language. */
export const readAddressLanguage = settle

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage, getLanguage)
