import { describe, expect, test } from 'vitest'
import { webStorage } from './web.ts'

/** Web storage that can be made to refuse what browsers refuse: writing when full, or everything. */
const browserStorage = () => {
  const values = new Map<string, string>()
  let refuses: 'nothing' | 'writing' | 'everything' = 'nothing'
  const guard = (isWriting: boolean) => {
    if (refuses === 'everything' || (isWriting && refuses === 'writing'))
      throw new DOMException('no', 'QuotaExceededError')
  }
  const storage = {
    getItem: (key: string) => {
      guard(false)
      return values.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      guard(true)
      values.set(key, value)
    },
    removeItem: (key: string) => {
      guard(false)
      values.delete(key)
    },
  } as Storage
  return {
    values,
    storage,
    refuse: (what: typeof refuses) => {
      refuses = what
    },
  }
}

describe('web storage with a fallback to memory', () => {
  test("I12 values are stored in the browser's storage", () => {
    const { storage, values } = browserStorage()
    const wrapped = webStorage(() => storage)
    wrapped.set('a', '1')
    expect(values.get('a')).toBe('1')
    expect(wrapped.get('a')).toBe('1')
    wrapped.remove('a')
    expect(wrapped.get('a')).toBeNull()
    expect(values.has('a')).toBe(false)
  })

  test('I15 if accessing the storage throws, everything is stored in memory', () => {
    const wrapped = webStorage(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(wrapped.get('a')).toBeNull()
    wrapped.set('a', '1')
    expect(wrapped.get('a')).toBe('1')
    wrapped.remove('a')
    expect(wrapped.get('a')).toBeNull()
  })

  test('I15 with a full storage, the new value is read from memory, and the old one is never read again', () => {
    const { storage, values, refuse } = browserStorage()
    const wrapped = webStorage(() => storage)
    wrapped.set('a', 'old')
    refuse('writing')
    wrapped.set('a', 'new')
    expect(wrapped.get('a')).toBe('new')
    expect(values.has('a')).toBe(false)
  })

  test('I15 once there is room again, values are written to the storage again', () => {
    const { storage, values, refuse } = browserStorage()
    const wrapped = webStorage(() => storage)
    refuse('everything')
    wrapped.set('a', '1')
    refuse('nothing')
    wrapped.set('a', '2')
    expect(values.get('a')).toBe('2')
    expect(wrapped.get('a')).toBe('2')
  })

  test('I15 a value that could not be removed reads as removed', () => {
    const { storage, refuse } = browserStorage()
    const wrapped = webStorage(() => storage)
    wrapped.set('a', '1')
    refuse('everything')
    wrapped.remove('a')
    refuse('nothing')
    expect(wrapped.get('a')).toBeNull()
  })

  test('changes by other tabs are reported for this storage only', () => {
    const { storage } = browserStorage()
    const page = new EventTarget()
    const changedKeys: (string | null)[] = []
    webStorage(() => storage, page as never).watch?.((key) => changedKeys.push(key))
    const change = (storageArea: Storage, key: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { storageArea, key }))
    change(storage, 'a')
    change(browserStorage().storage, 'b')
    change(storage, null)
    expect(changedKeys).toEqual(['a', null])
  })

  test('I15 I16 a later write of another tab takes precedence over a value that this tab could not write', () => {
    const { storage, values, refuse } = browserStorage()
    const page = new EventTarget()
    const wrapped = webStorage(() => storage, page as never)
    wrapped.watch?.(() => undefined)
    refuse('everything')
    wrapped.set('a', 'mine')
    wrapped.set('b', 'mine')
    refuse('nothing')
    values.set('a', 'theirs')
    page.dispatchEvent(Object.assign(new Event('storage'), { storageArea: storage, key: 'a' }))
    expect([wrapped.get('a'), wrapped.get('b')]).toEqual(['theirs', 'mine'])
  })
})
