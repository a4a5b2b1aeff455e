import { expect, test, vi } from 'vitest'
import { Observed } from './observed.ts'

test('listeners are notified of each change until they unsubscribe, and the value stays the same object without one', () => {
  const state = new Observed<{ one: number; other: number | undefined }>({ one: 1, other: undefined })
  const before = state.get()
  const listener = vi.fn()
  const unsubscribe = state.subscribe(listener)
  state.change({ one: 1, other: undefined })
  expect([state.get() === before, listener.mock.calls.length]).toEqual([true, 0])
  state.change({ other: 2 })
  expect([state.get(), listener.mock.calls.length]).toEqual([{ one: 1, other: 2 }, 1])
  unsubscribe()
  state.change({ one: 3 })
  expect([state.get().one, listener.mock.calls.length]).toEqual([3, 1])
})

test('a change by a component that renders is there at once, and listeners, which would make others render, are notified afterwards', async () => {
  const state = new Observed({ one: 1 })
  const listener = vi.fn()
  state.subscribe(listener)
  state.changeInRender({ one: 1 })
  await Promise.resolve()
  expect(listener).not.toHaveBeenCalled()
  state.changeInRender({ one: 2 })
  expect([state.get().one, listener.mock.calls.length]).toEqual([2, 0])
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
})
