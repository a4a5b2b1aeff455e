import type { Platform } from '../platform.ts'

/** Runs a script and hears what it calls back with: only that script, only once. */
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
    // a script that comes too late finds a function that does nothing
    script.onload = () => Reflect.deleteProperty(globalThis, callbackName)
    document.head.append(script)
    return () => {
      isOver = true
      script.remove()
    }
  }
