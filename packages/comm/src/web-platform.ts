import { deviceFacts } from './device-facts.ts'
import { indexedDbKeyStore } from './keys/key-store.ts'
import { noLock, webLock } from './lock.ts'
import type { Platform } from './platform.ts'
import { webStorage } from './storage/web.ts'
import { fetchTransport } from './transport/fetch.ts'

const tickEvery = 60_000

/**
 * The platform of a browser, the only file that names its globals. Features that a browser lacks are left out. `signal`
 * ends what a session does by itself: it then observes nothing and refreshes nothing.
 */
export const webPlatform = (signal?: AbortSignal): Platform => {
  const { crypto, navigator, document } = globalThis
  const until = { signal } as AddEventListenerOptions
  return {
    transport: fetchTransport((url, init) => fetch(url, init)),
    storage: webStorage(() => localStorage, globalThis.window, until),
    loginStore: webStorage(() => sessionStorage),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    now: () => Date.now(),
    lock: navigator?.locks ? webLock(navigator.locks) : noLock,
    deviceFacts: deviceFacts(navigator?.userAgent ?? ''),
    deviceKey: crypto.subtle && { subtle: crypto.subtle, store: indexedDbKeyStore(() => indexedDB, 'foyer') },
    onOnline: (listener) => globalThis.addEventListener?.('online', listener, until),
    tick(refresh) {
      if (signal?.aborted) return
      const timer: { unref?: () => void } = Object(setInterval(refresh, tickEvery))
      // otherwise it would keep the process alive in Node
      timer.unref?.()
      signal?.addEventListener('abort', () => clearInterval(timer as number))
      document?.addEventListener(
        'visibilitychange',
        () => {
          if (document.visibilityState === 'visible') refresh()
        },
        until,
      )
    },
  }
}
