import { nearestLanguage } from '@foyer/api/nearest-language'
import { useSyncExternalStore } from 'react'
import { isLanguage, type Language, languages } from './languages.ts'
import { type Table, textsIn } from './table.ts'

// the apps for staff have one origin, so a person chooses once for all of them
const key = 'foyer-staff.language'
const listeners = new Set<() => void>()

const stored = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // private mode: the choice lasts until the page is unloaded
  }
}

const requested = new URLSearchParams(location.search).get('lang')
const usual = isLanguage('en-US') ? 'en-US' : (languages[0] ?? 'en-US')
const first = [requested, stored()].find(isLanguage) ?? nearestLanguage(navigator.languages, languages) ?? usual
let current: Language = first
document.documentElement.lang = first

/** Changes the language of the page, and stores the choice in this browser. */
export const chooseLanguage = (language: Language): void => {
  current = language
  document.documentElement.lang = language
  try {
    localStorage.setItem(key, language)
  } catch {
    // private mode
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The page's language: of the address (`lang`), the stored choice, or the device's. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => current)

/** Returns a text table in the current language. */
export const useText = <T>(table: Table<T>): T => textsIn(table, useLanguage())
