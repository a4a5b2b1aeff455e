import { nearestLanguage } from '@foyer/api/nearest-language'
import { userAgent } from '../../platform/user-agent.ts'
import { languageKey } from './language-key.ts'
import type { Language } from './languages.ts'
import { fallbackLanguage, isOffered, offeredLanguages } from './offered-languages.ts'

const stored = (): string | null => {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null // private mode: the choice lasts until the page is unloaded
  }
}

/**
 * A2: the language if neither the address nor the native app names one: the visitor's stored choice, otherwise the
 * browser's language if offered, otherwise the fallback. Inside the native app the web view's language does not count,
 * because the app decides. The head script and the client both call this, so that the first frame has the same
 * language.
 */
export const settledLanguage = (): Language => {
  const choice = stored()
  if (isOffered(choice)) return choice
  const isInApp = userAgent().includes(__APP_MARKER__)
  return (isInApp ? undefined : nearestLanguage(navigator.languages, offeredLanguages)) ?? fallbackLanguage
}
