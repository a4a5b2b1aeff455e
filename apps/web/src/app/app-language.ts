import { openHost } from '../platform/host.ts'
import type { UserConfig } from '../platform/host-interface.ts'
import { getLanguage, languageNotLoaded, setAppLanguage } from '../shared/text/language.ts'
import { table, textsIn } from '../shared/text/table.ts'
import { showToast } from '../shared/ui/toast.ts'

const text = table('app/app-language')

/**
 * A2: applies the native app's language, now and on changes. If the app reports none, the page's own language stays. A
 * toast states that a language could not be loaded.
 */
export const followAppLanguage = async (): Promise<void> => {
  addEventListener(languageNotLoaded, () => showToast(textsIn(text, getLanguage()).notLoaded))
  try {
    const host = await openHost()
    const follow = ({ language }: UserConfig) => setAppLanguage(language)
    host.onUserConfig?.(follow)
    follow(await host.userConfig())
  } catch {
    // without a host, the visitor's own choice stays
  }
}
