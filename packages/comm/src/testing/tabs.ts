import type { KeyValueStorage } from '../storage/key-value.ts'
import { memoryStorage } from '../storage/memory.ts'
import { webStorage } from '../storage/web.ts'

/** What a browser's storage refuses: nothing, or everything. */
export interface StorageFault {
  readonly isBroken: boolean
}

const web = (
  values: KeyValueStorage,
  change: (key: string, value: string | null) => void,
  fault: StorageFault,
  page?: EventTarget,
): KeyValueStorage => {
  const guard = <T>(work: () => T): T => {
    if (fault.isBroken) throw new DOMException('no', 'QuotaExceededError')
    return work()
  }
  const area = {
    getItem: (key: string) => guard(() => values.get(key)),
    setItem: (key: string, value: string) => guard(() => change(key, value)),
    removeItem: (key: string) => guard(() => change(key, null)),
  } as Storage
  page?.addEventListener('change', (event) => {
    page.dispatchEvent(Object.assign(new Event('storage'), { storageArea: area, key: (event as CustomEvent).detail }))
  })
  return webStorage(() => area, page as never)
}

/**
 * Pages of one browser with a shared storage, whose changes the other pages receive a turn later, and a storage of
 * their own each, which survives a reload.
 */
export const testBrowser = (fault: StorageFault = { isBroken: false }) => {
  const values = memoryStorage()
  const pages = new Set<EventTarget>()
  return {
    values,
    /** A tab: each `load` is a page in it, and the previous page writes nothing any more. */
    openTab() {
      const own = memoryStorage()
      const changeOwn = (key: string, value: string | null) => (value === null ? own.remove(key) : own.set(key, value))
      let current: EventTarget | undefined
      const close = () => {
        if (current) pages.delete(current)
      }
      const load = () => {
        close()
        const page = new EventTarget()
        current = page
        pages.add(page)
        const change = (key: string, value: string | null) => {
          if (values.get(key) === value) return
          if (value === null) values.remove(key)
          else values.set(key, value)
          for (const other of pages)
            if (other !== page)
              setImmediate(() => pages.has(other) && other.dispatchEvent(new CustomEvent('change', { detail: key })))
        }
        const refuses = {
          get isBroken() {
            return fault.isBroken || !pages.has(page)
          },
        }
        return { storage: web(values, change, refuses, page), loginStore: web(own, changeOwn, refuses) }
      }
      return { load, close }
    },
  }
}
