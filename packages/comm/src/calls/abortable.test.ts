import { expect, test, vi } from 'vitest'
import { abortable } from './abortable.ts'

const never = new Promise<never>(() => undefined)

test('whoever gave up before is let go at once, however long the work takes', async () => {
  const controller = new AbortController()
  controller.abort(new Error('left the page'))
  await expect(abortable(never, controller.signal)).rejects.toMatchObject({
    kind: 'aborted',
    cause: new Error('left the page'),
  })
})

test('whoever gives up while the work goes on is let go at that moment', async () => {
  const controller = new AbortController()
  const waiting = abortable(never, controller.signal)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted' })
})

test('whoever stays gets what comes of the work, well or not', async () => {
  const { signal } = new AbortController()
  for (const patience of [signal, undefined]) {
    expect(await abortable(Promise.resolve('done'), patience)).toBe('done')
    await expect(abortable(Promise.reject(new Error('broken')), patience)).rejects.toThrow('broken')
  }
})

test('a signal that outlives many calls keeps none of them', async () => {
  const { signal } = new AbortController()
  const listened = vi.spyOn(signal, 'addEventListener')
  const left = vi.spyOn(signal, 'removeEventListener')
  await abortable(Promise.resolve(), signal)
  await abortable(Promise.reject(new Error('broken')), signal).catch(() => undefined)
  expect(listened).toHaveBeenCalledTimes(2)
  expect(left.mock.calls).toEqual(listened.mock.calls)
})
