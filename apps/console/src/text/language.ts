import { nearestLanguage } from '@foyer/api/nearest-language'
import { useMemo, useSyncExternalStore } from 'react'
import { isLanguage, type Language, languages } from './languages.ts'
import { type Row, type Texts, textsIn } from './table.ts'

const key = 'foyer-console.language'
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

export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => current)

/** Returns a text table in the current language. */
export const useText = <T extends Readonly<Record<string, Row>>>(rows: T): Texts<T> => {
  const language = useLanguage()
  return useMemo(() => textsIn(rows, language), [rows, language])
}
