import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { webLock } from './lock.ts'

/** Web Locks of the runtime itself. */
const locks = navigator.locks as LockManager

test('work of one name runs one after the other, and gives its result', async () => {
  const lock = webLock(locks)
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

test('a lock that is never let go is done without after a short while', async () => {
  let letGo = () => {}
  const hog = locks.request('y', () => new Promise<void>((resolve) => (letGo = resolve)))
  expect(await webLock(locks, 10)('y', async () => 'done')).toBe('done')
  letGo()
  await hog
})

test('work that fails has failed: it is not run again without the lock', async () => {
  let runs = 0
  const failing = webLock(locks)('z', async () => {
    runs++
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(runs).toBe(1)
})
