import type { Platform } from '../platform.ts'

/** Runs a script and receives its callback: only from that script, only once. */
export const loadScript =
  (document: Document): NonNullable<Platform['loadScript']> =>
  (url, callbackName, called) => {
    const script = document.createElement('script')
    let isOver = false
    const callback = (reply: unknown): void => {
      if (isOver || document.currentScript !== script) return
      isOver = true
      called(reply)
    }
    Object.assign(globalThis, { [callbackName]: callback })
    script.src = url
    script.referrerPolicy = 'no-referrer'
    // the callback of a script that comes too late does nothing
    script.onload = () => Reflect.deleteProperty(globalThis, callbackName)
    document.head.append(script)
    return () => {
      isOver = true
      script.remove()
    }
  }
