import { bridgeTransport, type RetailBridge, retailBridge } from '@foyer/bridge/retail'
import { CommError } from '@foyer/comm'
import { appScreen } from './app-screen.ts'
import type { Host } from './host-interface.ts'
import { takeInsets } from './insets.ts'

/** Status codes whose answers have no body; a Response with such a status must not get one. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** Sends a request through the app instead of the page (N2). Rejects like fetch if the app cannot reach the server. */
const fetchThrough =
  (bridge: RetailBridge): Host['fetch'] =>
  async (url, { method = 'GET', headers, body, signal } = {}) => {
    const request = {
      url: new URL(url, location.href).href,
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { param: body }),
    }
    const { status, text } = await bridge.call('sendHttp', request, { ...(signal && { signal }) })
    return new Response(bodiless.has(status) ? null : text, { status })
  }

/** The firm's retail app, in addition to what every page can do (B1). Opened once per page. */
export const nativeHost = (page: Host): Host => {
  const bridge = retailBridge()
  return {
    userConfig: async () => takeInsets(await bridge.call('getUserConfig')),
    onUserConfig: (listener) => void bridge.on('userConfigChanged', (config) => listener(takeInsets(config))),
    fetch: fetchThrough(bridge),
    transport: bridgeTransport(bridge, CommError),
    setTitle(title) {
      page.setTitle(title)
      // an app without a title bar refuses this, which is not an error of the page
      void bridge.result('setTitle', { title })
    },
    ...appScreen({
      share: (params) => bridge.call('share', params),
      close: (options) => bridge.call('close', {}, options),
    }),
  }
}
