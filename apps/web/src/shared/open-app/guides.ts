import type { HostName } from '@foyer/bridge'
import type { TextKey } from '../text/table.ts'
import type { text } from './text.ts'

/** The steps that a person has to do in the menu of a host. */
export interface Guide {
  readonly title: TextKey<typeof text>
  readonly lead: TextKey<typeof text>
  /** where to tap; absent if no menu entry helps */
  readonly menu?: {
    /** label of the host's menu entry */
    readonly entry: TextKey<typeof text>
    /** index of the entry in two rows of four, from 0 */
    readonly at: number
    /** menu and close button share one frame, as in a mini-program */
    readonly isCapsule: boolean
  }
}

/** A5: how to get from an in-app browser to a full browser. */
export const browserGuides: { readonly [N in HostName]?: Guide } = {
  wechat: { title: 'inBrowser', lead: 'weChatLead', menu: { entry: 'weChatEntry', at: 2, isCapsule: false } },
  qq: { title: 'inBrowser', lead: 'qqLead', menu: { entry: 'qqEntry', at: 5, isCapsule: false } },
  weibo: { title: 'inBrowser', lead: 'weiboLead', menu: { entry: 'weiboEntry', at: 6, isCapsule: false } },
  'mini-program': { title: 'inBrowser', lead: 'byLink' },
}

export const shareGuide: Guide = {
  title: 'share',
  lead: 'byMenuLead',
  menu: { entry: 'forwardEntry', at: 0, isCapsule: true },
}
