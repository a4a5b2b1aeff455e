import { stubBridge } from '@foyer/bridge/stub'
import type { Host } from './host-interface.ts'
import { userAgent } from './user-agent.ts'

const browser: Host = {
  userConfig: () => stubBridge.call('getUserConfig'),
  fetch: (url, init) => fetch(url, init),
  setTitle: (title) => {
    document.title = title
  },
}

/** The code of a native app loads in that app only (A13). Each client knows only its own app (A11). */
const open = async (): Promise<Host> =>
  userAgent().includes(__APP_MARKER__) ? import('#native-host').then((app) => app.nativeHost(browser)) : browser

let opening: Promise<Host> | undefined

/** Returns the host that the client runs in. If its code fails to load, the next call tries again. */
export const openHost = (): Promise<Host> => {
  opening ??= open().catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}
