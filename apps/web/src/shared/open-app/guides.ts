import type { HostName } from '@foyer/bridge'
import type { text } from './text.ts'

/** What a person has to do in the menu of the host. */
export interface Guide {
  readonly title: keyof typeof text
  readonly lead: keyof typeof text
  /** where to tap; absent where no menu helps */
  readonly menu?: {
    /** words of the host's entry */
    readonly entry: keyof typeof text
    /** its place among two rows of four, from 0 */
    readonly at: number
    /** the menu and the way out stand in one frame, as in a mini-program */
    readonly isCapsule: boolean
  }
}

const inBrowser = { title: 'inBrowser', lead: 'inBrowserLead' } as const

/** A5: how to come from an in-app browser to a real one. */
export const browserGuides: { readonly [N in HostName]?: Guide } = {
  wechat: { ...inBrowser, menu: { entry: 'weChatEntry', at: 2, isCapsule: false } },
  qq: { ...inBrowser, menu: { entry: 'qqEntry', at: 5, isCapsule: false } },
  weibo: { ...inBrowser, menu: { entry: 'weiboEntry', at: 6, isCapsule: false } },
  'mini-program': { title: 'inBrowser', lead: 'byLink' },
}

export const shareGuide: Guide = {
  title: 'byMenu',
  lead: 'byMenuLead',
  menu: { entry: 'forwardEntry', at: 0, isCapsule: true },
}
