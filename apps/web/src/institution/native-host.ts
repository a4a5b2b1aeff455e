import { institutionHost, readUserConfig } from '@foyer/bridge/institution-host'
import { appScreen } from '../platform/app-screen.ts'
import type { Host } from '../platform/host-interface.ts'
import { takeInsets } from '../platform/insets.ts'

/**
 * The institution's app (B2), in addition to what every page can do. It uses functions of its own for the user's
 * settings and the screen; requests are sent by the page itself.
 */
export const nativeHost = (page: Host): Host => {
  const bridge = institutionHost()
  const read = (data: unknown) => takeInsets(readUserConfig(data))
  return {
    ...page,
    userConfig: async () => read(await bridge.call('getUserConfig')),
    onUserConfig: (listener) => void bridge.on('userConfigChanged', (data) => listener(read(data))),
    ...appScreen({
      share: (params) => bridge.call('share', params),
      close: (options) => bridge.call('close', {}, options),
    }),
  }
}
