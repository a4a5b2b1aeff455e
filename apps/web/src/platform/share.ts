import { copyText } from './copy-text.ts'
import { openHost } from './host.ts'
import type { SharedPage } from './host-interface.ts'
import { isInMiniProgram } from './mini-program.ts'
import { sharedAddress } from './shared-address.ts'

/**
 * What became of sharing: it is with the host or the person, who may have thought better of it; the address is in the
 * clipboard; the host shares by a menu of its own, which the person has to open; nothing worked.
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

/** Hands the page on: by the app's sheet, the mini-program's menu, the browser's sheet, or as an address. */
export const share = async (): Promise<ShareOutcome> => {
  // the shell shares the page that stands in its view
  if (isInMiniProgram()) return 'by-menu'
  const page = { title: document.title, url: sharedAddress() }
  const host = await openHost().catch(() => undefined)
  return (await host?.share?.(page)) ? 'done' : byBrowser(page)
}
