import { expect, test } from 'vitest'
import { cachedRequest } from './cached-request.ts'

/** A function that is called and answered by the test, a separate promise for each call. */
const controlledRequest = () => {
  const requests: { resolve(value: string): void; reject(error: Error): void }[] = []
  const value = cachedRequest(() => new Promise<string>((resolve, reject) => requests.push({ resolve, reject })))
  return { requests, value }
}

test('the value is requested once, and again after it was cleared or failed', async () => {
  const { requests, value } = controlledRequest()
  const both = Promise.all([value.get(), value.get()])
  requests[0]!.resolve('one')
  expect(await both).toEqual(['one', 'one'])
  value.clear()
  const failed = value.get()
  requests[1]!.reject(new Error('no'))
  await expect(failed).rejects.toThrow('no')
  const again = value.get()
  requests[2]!.resolve('three')
  expect(await again).toBe('three')
  expect(requests).toHaveLength(3)
})

test('a failure of a cleared request does not affect a later one', async () => {
  const { requests, value } = controlledRequest()
  const first = value.get()
  value.clear()
  const second = value.get()
  requests[0]!.reject(new Error('no'))
  await expect(first).rejects.toThrow('no')
  expect(value.get()).toBe(second)
})
