import type { ShellMessage } from '@foyer/api/mini-program'
import type { Deployment } from '../../deployment.ts'
import { clientAt, webPage, webPageAt } from '../../links/addresses.ts'
import { latestPage } from '../../links/page-message.ts'
import { readLink, routeOfAddress } from '../../links/read-link.ts'
import { shareable } from '../../links/route.ts'
import type { ShellSession } from '../../session/shell-session.ts'
import { systemTexts, type Texts } from '../../text.ts'
import type { PageInstance, PageOptions, Vendor } from '../../vendor.ts'

interface Data {
  readonly view: 'opening' | 'web' | 'refused' | 'offline' | 'failed'
  /** address in the web view */
  readonly src: string
  readonly text: Texts
}

const isOnline = (wx: Vendor): Promise<boolean> =>
  new Promise((resolve) => {
    wx.getNetworkType({
      success: ({ networkType }) => resolve(networkType !== 'none'),
      // if the host cannot report its network, the web view will show the failure
      fail: () => resolve(true),
    })
  })

/** The page with the client's web view. A scanned code, a card or a link leads to it once it was accepted. */
export const webPageOptions = (
  wx: Vendor,
  { client, hosts }: Deployment,
  session: () => ShellSession,
): PageOptions<Data> => {
  /** per open page: its route, and the client's last report; templates do not use them */
  const routes = new WeakMap<object, string>()
  const reports = new WeakMap<object, ShellMessage>()

  const open = async (page: PageInstance<Data>): Promise<void> => {
    const route = routes.get(page)
    if (route === undefined) return page.setData({ view: 'refused' })
    page.setData({ view: 'opening' })
    if (!(await isOnline(wx))) return page.setData({ view: 'offline' })
    page.setData({ view: 'web', src: clientAt(client, route, await session().handoffCode()) })
  }

  return {
    data: { view: 'opening', src: '', text: systemTexts(wx) },
    onLoad(query) {
      const route = readLink(query, hosts)
      if (route !== undefined) routes.set(this, route)
      wx.setNavigationBarTitle({ title: this.data.text.brand })
      void open(this)
    },
    onMessage(this: PageInstance<Data>, event: unknown) {
      const page = latestPage(event)
      if (page) reports.set(this, page)
    },
    async onWebError(this: PageInstance<Data>) {
      this.setData({ view: 'opening', src: '' })
      this.setData({ view: (await isOnline(wx)) ? 'failed' : 'offline' })
    },
    onRetry(this: PageInstance<Data>) {
      void open(this)
    },
    onHome() {
      wx.reLaunch({ url: webPage })
    },
    onShareAppMessage({ webViewUrl }) {
      const page = reports.get(this)
      // the vendor's address has priority, because messages may arrive only after the vendor has requested the card
      const route = shareable(routeOfAddress(webViewUrl, hosts) ?? page?.route ?? '/')
      return { title: page?.route === route ? page.title : this.data.text.brand, path: webPageAt(route) }
    },
  }
}
