import { trackingPixelHeight, trackingPixelWidth } from '@foyer/protocol/tracking/limits'
import { type AppGlobals, appBridge } from './app-bridge.ts'
import type { Platform } from './platform.ts'
import { cookies } from './web/cookies.ts'
import { noLock, webLock } from './web/lock.ts'
import { webPage } from './web/page.ts'
import { loadScript } from './web/script.ts'
import { webStorage } from './web/storage.ts'

/** The platform of a browser, the only file that names its globals. Features that a browser lacks are left out. */
export const webPlatform = (): Platform => {
  const { crypto, navigator, document, window } = globalThis
  return {
    storage: webStorage(() => localStorage),
    now: () => Date.now(),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    after(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    fetch: (url, init) =>
      // a redirected POST continues as a GET, whose reply says nothing about the sent events
      fetch(url, { ...init, credentials: 'omit', cache: 'no-store', redirect: 'error', referrerPolicy: 'no-referrer' }),
    lock: navigator.locks ? webLock(navigator.locks) : noLock,
    sendBeacon: navigator.sendBeacon && ((url, body) => navigator.sendBeacon(url, body)),
    loadImage: (url) =>
      new Promise((resolve) => {
        const image = new Image()
        // a captive portal or a blocker answers with a page or a picture of its own
        image.onload = () => resolve(image.width === trackingPixelWidth && image.height === trackingPixelHeight)
        image.onerror = () => resolve(false)
        image.referrerPolicy = 'no-referrer'
        image.src = url
      }),
    loadScript: loadScript(document),
    cookie: cookies(document),
    page: webPage(window),
    onWake(work) {
      window.addEventListener('online', work)
      document.addEventListener('visibilitychange', () => document.hidden || work())
    },
    onSeen(work) {
      if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', work, { once: true })
      else work()
    },
    bridge: appBridge((): AppGlobals => globalThis as AppGlobals),
  }
}
