import { institutionHost, readUserConfig } from '@foyer/bridge/institution-host'
import type { Host } from '../platform/host-interface.ts'

/**
 * The institution's app (B2), on top of what every page can do. It keeps to functions of its own: it says who its user is,
 * and the page calls by itself.
 */
export const nativeHost = (page: Host): Host => {
  const bridge = institutionHost()
  return {
    ...page,
    userConfig: async () => readUserConfig(await bridge.call('getUserConfig')),
    onUserConfig: (listener) => void bridge.on('userConfigChanged', (data) => listener(readUserConfig(data))),
  }
}
