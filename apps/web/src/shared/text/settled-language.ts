import { nearestLanguage } from '@foyer/contract/nearest-language'
import { userAgent } from '../../platform/user-agent.ts'
import { languageKey } from './language-key.ts'
import { isLanguage, type Language } from './languages.ts'

const stored = (): string | null => {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null // private mode: the choice lives as long as the page
  }
}

/**
 * A2: the language where neither the address nor the native app names one: the visitor's stored choice, else the
 * browser's language where it is one of ours, else zh-CN. Inside the native app the app decides, so its web view's
 * language does not count. The head script and the client both ask here, so that the first frame is in the same language.
 */
export const settledLanguage = (): Language => {
  const choice = stored()
  if (isLanguage(choice)) return choice
  const isInApp = userAgent().includes(__APP_MARKER__)
  return (isInApp ? undefined : nearestLanguage(navigator.languages)) ?? 'zh-CN'
}
