import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { webLock } from './lock.ts'

/** Web Locks of the runtime itself. */
const locks = navigator.locks as LockManager

test('work of one name runs one after the other, and its result is returned', async () => {
  const lock = webLock(locks, { linger: 0 })
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await setImmediate()
    order.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([lock('x', work('one')), lock('x', work('two'))])).toEqual(['one', 'two'])
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('the lock is held until the work is done, however long that takes', async () => {
  const lock = webLock(locks, { linger: 0 })
  let finish = () => {}
  const long = lock('v', () => new Promise<void>((resolve) => (finish = resolve)))
  let isIn = false
  const next = lock('v', async () => {
    isIn = true
  })
  await setTimeout(30)
  expect(isIn).toBe(false)
  finish()
  await Promise.all([long, next])
  expect(isIn).toBe(true)
})

test('the result is returned at once; the next tab enters once the stored values have had time to reach it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const lock = webLock(locks)
    expect(await lock('w', async () => 'first')).toBe('first')
    let isIn = false
    const next = lock('w', async () => {
      isIn = true
    })
    await vi.advanceTimersByTimeAsync(99)
    await setImmediate()
    expect(isIn).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await next
    expect(isIn).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('work runs without a lock that is not released within a short time', async () => {
  let letGo = () => {}
  const hog = locks.request('y', () => new Promise<void>((resolve) => (letGo = resolve)))
  expect(await webLock(locks, { timeout: 10 })('y', async () => 'done')).toBe('done')
  letGo()
  await hog
})

test('work that fails is not run again without the lock', async () => {
  let runs = 0
  const failing = webLock(locks, { linger: 0 })('z', async () => {
    runs++
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(runs).toBe(1)
})

test('COMM-16 a tab that hangs with two locks delays a call by one wait, not by two', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const hogs = [
      locks.request('a', () => new Promise(() => undefined)),
      locks.request('b', () => new Promise(() => undefined)),
    ]
    expect(hogs).toHaveLength(2)
    const lock = webLock(locks)
    let done = ''
    const call = lock('a', () => lock('b', async () => 'sent')).then((result) => {
      done = result
    })
    await vi.advanceTimersByTimeAsync(4_999)
    await setImmediate()
    expect(done).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    await setImmediate()
    await setImmediate()
    expect(done).toBe('sent')
    await call
  } finally {
    vi.useRealTimers()
  }
})

test('COMM-16 after a wait in vain free locks are still used, and a minute later a call waits for a lock again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    void locks.request('c', () => new Promise(() => undefined))
    const lock = webLock(locks, { linger: 0 })
    const inVain = lock('c', async () => 'without')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await inVain).toBe('without')
    let finish = () => {}
    const free = lock('d', () => new Promise<void>((resolve) => (finish = resolve)))
    await setImmediate()
    expect((await locks.query()).held?.map(({ name }) => name)).toContain('d')
    await vi.advanceTimersByTimeAsync(60_000)
    let isIn = false
    const waiting = lock('d', async () => {
      isIn = true
    })
    await setImmediate()
    await setImmediate()
    expect(isIn).toBe(false)
    finish()
    await free
    await vi.advanceTimersByTimeAsync(0)
    await waiting
    expect(isIn).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('COMM-16 a lock that was granted in time suspends no later one, however long ago it was', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const lock = webLock(locks, { linger: 0 })
    expect(await lock('e', async () => 'first')).toBe('first')
    await setImmediate()
    await vi.advanceTimersByTimeAsync(10_000)
    let finish = () => {}
    const hog = locks.request('e', () => new Promise<void>((resolve) => (finish = resolve)))
    let isIn = false
    const waiting = lock('e', async () => {
      isIn = true
    })
    await setImmediate()
    await setImmediate()
    expect(isIn).toBe(false)
    finish()
    await hog
    await waiting
    expect(isIn).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
