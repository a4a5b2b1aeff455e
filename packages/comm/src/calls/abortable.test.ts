import { expect, test, vi } from 'vitest'
import { abortable } from './abortable.ts'

const never = new Promise<never>(() => undefined)

test('a caller whose signal is already aborted is rejected at once, however long the work takes', async () => {
  const controller = new AbortController()
  controller.abort(new Error('left the page'))
  await expect(abortable(never, controller.signal)).rejects.toMatchObject({
    kind: 'aborted',
    cause: new Error('left the page'),
  })
})

test('a caller whose signal is aborted during the work is rejected at that moment', async () => {
  const controller = new AbortController()
  const waiting = abortable(never, controller.signal)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted' })
})

test('a caller whose signal is not aborted gets the result or error of the work', async () => {
  const { signal } = new AbortController()
  for (const maybeSignal of [signal, undefined]) {
    expect(await abortable(Promise.resolve('done'), maybeSignal)).toBe('done')
    await expect(abortable(Promise.reject(new Error('broken')), maybeSignal)).rejects.toThrow('broken')
  }
})

test('a signal that outlives many calls retains no listener of them', async () => {
  const { signal } = new AbortController()
  const listened = vi.spyOn(signal, 'addEventListener')
  const left = vi.spyOn(signal, 'removeEventListener')
  await abortable(Promise.resolve(), signal)
  await abortable(Promise.reject(new Error('broken')), signal).catch(() => undefined)
  expect(listened).toHaveBeenCalledTimes(2)
  expect(left.mock.calls).toEqual(listened.mock.calls)
})
