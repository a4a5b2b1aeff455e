import { handoffCodePattern } from '@foyer/protocol/limits'
import { webPage } from '../../links/addresses.ts'
import type { ShellSession } from '../../session/shell-session.ts'
import { systemTexts, type Texts } from '../../text.ts'
import type { OpenPage, PageOptions, Vendor } from '../../vendor.ts'

interface Data {
  readonly leaving: boolean
  readonly text: Texts
}

/**
 * The page to which the client navigates from inside its web view after a person has signed in or out there. It does
 * the same in the shell and goes back. A card or a link from outside has no web view below this page and has no effect,
 * so no one can sign a person in to another person's registration.
 */
export const sessionPageOptions = (
  wx: Vendor,
  openPages: () => readonly OpenPage[],
  session: () => ShellSession,
): PageOptions<Data> => ({
  data: { leaving: false, text: systemTexts(wx) },
  async onLoad({ handoff = '', quit }) {
    const below = openPages().at(-2)?.route.replace(/^\//, '')
    if (below !== webPage.slice(1)) return wx.reLaunch({ url: webPage })
    wx.setNavigationBarTitle({ title: this.data.text.brand })
    this.setData({ leaving: quit !== undefined })
    if (quit !== undefined) await session().quit()
    else if (handoffCodePattern.test(handoff)) await session().takeOver(handoff)
    wx.navigateBack({ delta: 1 })
  },
})
