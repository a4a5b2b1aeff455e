import { copyText } from './copy-text.ts'
import { openHost } from './host.ts'
import type { SharedPage } from './host-interface.ts'
import { isInMiniProgram } from './mini-program.ts'
import { sharedAddress } from './shared-address.ts'

/**
 * Result of sharing. `done`: passed to the host or the person, who may have cancelled. `copied`: the address is in the
 * clipboard. `by-menu`: the person has to open the host's own menu. `failed`: nothing worked.
 */
export type ShareOutcome = 'done' | 'copied' | 'by-menu' | 'failed'

const byBrowser = async (page: SharedPage): Promise<ShareOutcome> => {
  try {
    if (navigator.share) {
      await navigator.share({ ...page })
      return 'done'
    }
  } catch (error) {
    if ((error as Error).name === 'AbortError') return 'done'
  }
  return (await copyText(page.url)) ? 'copied' : 'failed'
}

/** Shares the page by the app's sheet, the mini-program's menu, the browser's sheet, or the clipboard. */
export const share = async (): Promise<ShareOutcome> => {
  // the shell shares the page that its web view shows
  if (isInMiniProgram()) return 'by-menu'
  const page = { title: document.title, url: sharedAddress() }
  const host = await openHost().catch(() => undefined)
  return (await host?.share?.(page)) ? 'done' : byBrowser(page)
}
