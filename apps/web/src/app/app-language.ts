import { openHost } from '../platform/host.ts'
import type { UserConfig } from '../platform/host-interface.ts'
import { setAppLanguage } from '../shared/text/language.ts'

/**
 * A2: applies the native app's language, now and on changes. If the app reports none, the page's own language stays.
 */
export const followAppLanguage = async (): Promise<void> => {
  try {
    const host = await openHost()
    const follow = ({ language }: UserConfig) => setAppLanguage(language)
    host.onUserConfig?.(follow)
    follow(await host.userConfig())
  } catch {
    // without a host, the visitor's own choice stays
  }
}
