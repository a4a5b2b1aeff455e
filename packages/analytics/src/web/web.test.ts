import { expect, test } from 'vitest'
import { cookies } from './cookies.ts'
import { webLock } from './lock.ts'
import { webPage } from './page.ts'
import { onRoute } from './route.ts'
import { webStorage } from './storage.ts'

const area = (quota: number) => {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (at: number) => [...values.keys()][at] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem(key: string, value: string) {
      if (values.size >= quota && !values.has(key)) throw new DOMException('no', 'QuotaExceededError')
      values.set(key, value)
    },
  }
}

test('a value that a full storage does not accept is stored in memory, and set returns false', () => {
  const local = area(1)
  const storage = webStorage(() => local)
  expect([storage.set('a', '1'), storage.set('b', '2')]).toEqual([true, false])
  expect([...storage.keys()].sort()).toEqual(['a', 'b'])
  expect([storage.get('a'), storage.get('b')]).toEqual(['1', '2'])
  storage.remove('a')
  storage.remove('b')
  expect([...storage.keys()]).toEqual([])
})

test('a stored value that grew until it no longer fits is listed once, with its newest version', () => {
  const local = area(1)
  const storage = webStorage(() => local)
  storage.set('a', '1')
  local.setItem = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  expect(storage.set('a', '22')).toBe(false)
  expect([storage.keys(), storage.get('a')]).toEqual([['a'], '22'])
})

test('a storage that cannot be accessed is replaced by memory', () => {
  const storage = webStorage(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(storage.set('a', '1')).toBe(false)
  expect([storage.get('a'), storage.keys()]).toEqual(['1', ['a']])
})

test('work waits for a lock that a frozen tab holds, and then runs without it', async () => {
  const done: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = webLock(navigator.locks)('frozen', () => held)
  await webLock(navigator.locks, 30)('frozen', async () => void done.push('second'))
  expect(done).toEqual(['second'])
  release()
  await first
})

test('work under a lock runs once, even if it fails', async () => {
  let runs = 0
  const work = webLock(navigator.locks)('failing', async () => {
    runs += 1
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(runs).toBe(1)
})

test('a cookie is for this site only, and for https only if the page is', () => {
  const page = { cookie: 'a=1; foyer_anonymous_id=x', location: { protocol: 'https:' } as Location }
  expect([cookies(page).read('foyer_anonymous_id'), cookies(page).read('b')]).toEqual(['x', undefined])
  cookies(page).write('b', '2', 60)
  expect(page.cookie).toBe('b=2; Max-Age=60; Path=/; SameSite=Lax; Secure')
})

test('T4 onRoute reports every change of the address, by whatever means', () => {
  const page = new EventTarget()
  const states: unknown[] = []
  const history = {
    pushState: (...given: unknown[]) => void states.push(given[2]),
    replaceState: (...given: unknown[]) => void states.push(given[2]),
  }
  let changes = 0
  onRoute(page as never, history as never, () => {
    changes += 1
  })
  history.pushState(null, '', '/a')
  history.replaceState(null, '', '/b')
  page.dispatchEvent(new Event('popstate'))
  page.dispatchEvent(new Event('hashchange'))
  expect([changes, states]).toEqual([4, ['/a', '/b']])
})

test('V13 the title of a page is cut to the length that an event may have', () => {
  const page = webPage({ document: { title: 'x'.repeat(501) } } as never)
  expect(page.title()).toBe('x'.repeat(500))
})
