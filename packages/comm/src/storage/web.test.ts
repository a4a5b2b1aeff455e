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

describe('web storage with memory behind it', () => {
  test('I12 keeps values where the browser keeps them', () => {
    const { storage, values } = browserStorage()
    const kept = webStorage(() => storage)
    kept.set('a', '1')
    expect(values.get('a')).toBe('1')
    expect(kept.get('a')).toBe('1')
    kept.remove('a')
    expect(kept.get('a')).toBeNull()
    expect(values.has('a')).toBe(false)
  })

  test('I15 naming the storage already throws: everything is kept in memory', () => {
    const kept = webStorage(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(kept.get('a')).toBeNull()
    kept.set('a', '1')
    expect(kept.get('a')).toBe('1')
    kept.remove('a')
    expect(kept.get('a')).toBeNull()
  })

  test('I15 a full storage: the new value is read from memory, and the old one is never read again', () => {
    const { storage, values, refuse } = browserStorage()
    const kept = webStorage(() => storage)
    kept.set('a', 'old')
    refuse('writing')
    kept.set('a', 'new')
    expect(kept.get('a')).toBe('new')
    expect(values.has('a')).toBe(false)
  })

  test('I15 once there is room again, values go to the storage again', () => {
    const { storage, values, refuse } = browserStorage()
    const kept = webStorage(() => storage)
    refuse('everything')
    kept.set('a', '1')
    refuse('nothing')
    kept.set('a', '2')
    expect(values.get('a')).toBe('2')
    expect(kept.get('a')).toBe('2')
  })

  test('I15 what could not be removed reads as removed all the same', () => {
    const { storage, refuse } = browserStorage()
    const kept = webStorage(() => storage)
    kept.set('a', '1')
    refuse('everything')
    kept.remove('a')
    refuse('nothing')
    expect(kept.get('a')).toBeNull()
  })

  test('changes by other tabs are told for this storage only', () => {
    const { storage } = browserStorage()
    const page = new EventTarget()
    const told: (string | null)[] = []
    webStorage(() => storage, page as never).watch?.((key) => told.push(key))
    const change = (storageArea: Storage, key: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { storageArea, key }))
    change(storage, 'a')
    change(browserStorage().storage, 'b')
    change(storage, null)
    expect(told).toEqual(['a', null])
  })

  test('I15 I16 what another tab writes later counts before what this tab kept because it could not write', () => {
    const { storage, values, refuse } = browserStorage()
    const page = new EventTarget()
    const kept = webStorage(() => storage, page as never)
    kept.watch?.(() => undefined)
    refuse('everything')
    kept.set('a', 'mine')
    kept.set('b', 'mine')
    refuse('nothing')
    values.set('a', 'theirs')
    page.dispatchEvent(Object.assign(new Event('storage'), { storageArea: storage, key: 'a' }))
    expect([kept.get('a'), kept.get('b')]).toEqual(['theirs', 'mine'])
  })
})
