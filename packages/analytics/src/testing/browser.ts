import { webcrypto } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import type { TrackerConfig } from '../config.ts'
import { createTracker } from '../create-tracker.ts'
import type { EventStorage, Platform } from '../platform.ts'
import { webLock } from '../web/lock.ts'
import type { TestCollector } from './collector.ts'
import { testPage } from './page.ts'
import type { TestTime } from './time.ts'

/** A browser: shared storage and cookies, and real Web Locks between its tabs; its network may be off. */
export const testBrowser = (collector: TestCollector, time: TestTime) => {
  const values = new Map<string, string>()
  const cookies = new Map<string, { value: string; seconds: number }>()
  /** separate for each browser, so that tests do not wait for each other */
  const locks = {
    request: (name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>]) =>
      navigator.locks.request(`${name} ${collector.origin}`, ...rest),
  }
  const browser = {
    values,
    cookies,
    isOnline: true,
    /** requests without a reply yet */
    inFlight: 0,
    /** capacity of its storage in characters */
    quota: 5_000_000,
    keys: (prefix: string) => [...values.keys()].filter((key) => key.startsWith(prefix)),
    /** A page in a tab of its own. After `crash` nothing it does has any effect, and its requests are lost. */
    openTab(config: Partial<TrackerConfig> = {}, change: Partial<Platform> = {}, screen = testPage()) {
      let isDead = false
      const dead = new AbortController()
      const reach = async (url: string, init: RequestInit = {}) => {
        if (!browser.isOnline || isDead) throw new TypeError('Failed to fetch')
        browser.inFlight += 1
        try {
          const signal = AbortSignal.any([dead.signal, ...(init.signal ? [init.signal] : [])])
          const answer = await fetch(url, { ...init, signal })
          const body = await answer.text()
          if (isDead) throw new TypeError('Failed to fetch')
          return { status: answer.status, headers: answer.headers, ok: answer.ok, text: async () => body }
        } finally {
          browser.inFlight -= 1
        }
      }
      const storage: EventStorage = {
        keys: () => [...values.keys()],
        get: (key) => values.get(key) ?? null,
        set(key, value) {
          const used = [...values].reduce((sum, [name, text]) => sum + name.length + text.length, 0)
          if (isDead || used + value.length > browser.quota) return false
          values.set(key, value)
          return true
        },
        remove: (key) => void (isDead || values.delete(key)),
      }
      const platform: Platform = {
        storage,
        now: time.now,
        random: (length) => webcrypto.getRandomValues(new Uint8Array(length)),
        after: (ms, work) => time.after(ms, () => isDead || work()),
        fetch: reach,
        lock: webLock(locks as never),
        loadImage: (url) =>
          reach(url).then(
            // a page learns only the size of an image, which follows the name of the format
            async (answer) => (await answer.text()).startsWith('GIF89a\x03\0\x05\0'),
            () => false,
          ),
        loadScript(url, callbackName, called) {
          const stop = new AbortController()
          void reach(url, { signal: stop.signal })
            .then((answer) => answer.text())
            .then((script) => {
              runInNewContext(script, { [callbackName]: called })
            })
            .catch(() => {})
          return () => stop.abort()
        },
        cookie: {
          read: (name) => cookies.get(name)?.value,
          write: (name, value, seconds) =>
            void (seconds > 0 ? cookies.set(name, { value, seconds }) : cookies.delete(name)),
        },
        page: screen.page,
        ...change,
      }
      const collectorUrl = `${collector.origin}/sa`
      const tracker = createTracker(
        { collector: collectorUrl, consent: 'granted', singlePage: false, ...config },
        platform,
      )
      return {
        tracker,
        screen,
        crash(): void {
          isDead = true
          dead.abort()
        },
      }
    },
  }
  return browser
}
