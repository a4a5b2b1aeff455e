import { openHost } from '../platform/host.ts'
import type { UserConfig } from '../platform/host-interface.ts'
import { setAppLanguage } from '../shared/text/language.ts'

/** A2: takes over the native app's language, now and when it changes. An app that does not say leaves the page's own. */
export const followAppLanguage = async (): Promise<void> => {
  try {
    const host = await openHost()
    const follow = ({ language }: UserConfig) => setAppLanguage(language)
    host.onUserConfig?.(follow)
    follow(await host.userConfig())
  } catch {
    // the host is not there, or gone: the visitor's own choice stays
  }
}
