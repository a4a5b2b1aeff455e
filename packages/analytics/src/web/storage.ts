import type { EventStorage } from '../platform.ts'

/** The parts of web storage used here; each operation may throw, and so may accessing it, which also takes time. */
type Values = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Web storage, and memory for values that it does not accept. */
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
      // a stored value whose newer version did not fit is in both
      ...new Set([
        ...memory.keys(),
        ...tried((values) => Array.from({ length: values.length }, (_, at) => values.key(at) ?? ''), []),
      ]),
    ],
    get: (key) => memory.get(key) ?? tried((values) => values.getItem(key), null),
    set(key, value) {
      const isStored = tried((values) => {
        values.setItem(key, value)
        return true
      }, false)
      if (isStored) memory.delete(key)
      else memory.set(key, value)
      return isStored
    },
    remove(key) {
      memory.delete(key)
      tried((values) => values.removeItem(key), undefined)
    },
  }
}
