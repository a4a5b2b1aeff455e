import type { EventStorage } from '../platform.ts'

/** As much of web storage as is used here; each operation may throw, merely naming it too, which also takes its time. */
type Values = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Web storage, and memory for what it does not take. */
export const webStorage = (open: () => Values): EventStorage => {
  const memory = new Map<string, string>()
  let opened: Values | undefined
  const tried = <T>(work: (values: Values) => T, otherwise: T): T => {
    try {
      opened ??= open()
      return work(opened)
    } catch {
      return otherwise
    }
  }
  return {
    keys: () => [
      // what was there before and did not fit any more is in both
      ...new Set([
        ...memory.keys(),
        ...tried((values) => Array.from({ length: values.length }, (_, at) => values.key(at) ?? ''), []),
      ]),
    ],
    get: (key) => memory.get(key) ?? tried((values) => values.getItem(key), null),
    set(key, value) {
      const isKept = tried((values) => {
        values.setItem(key, value)
        return true
      }, false)
      if (isKept) memory.delete(key)
      else memory.set(key, value)
      return isKept
    },
    remove(key) {
      memory.delete(key)
      tried((values) => values.removeItem(key), undefined)
    },
  }
}
