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

/** A native app's code comes in that app only (A13); each client knows the app it is at home in, and no other (A11). */
const open = async (): Promise<Host> =>
  userAgent().includes(__APP_MARKER__) ? import('#native-host').then((app) => app.nativeHost(browser)) : browser

let opening: Promise<Host> | undefined

/** The host the client runs in. Where its code fails to come, the next one to ask tries again. */
export const openHost = (): Promise<Host> => {
  opening ??= open().catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}
