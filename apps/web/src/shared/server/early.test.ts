import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Early, takeArrived, takeEarly } from './early.ts'

const path = 'activities/p'
const start = (arrived?: Early['arrived']) =>
  Object.assign(globalThis, {
    foyerEarly: [{ api: '/api', path, reply: Promise.resolve(new Response()), ...(arrived && { arrived }) }],
  })

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'foyerEarly')
})

describe('what the head script asked for', () => {
  test('is used once', () => {
    start({ document: { title: 'x' }, at: performance.now() })
    expect(takeArrived(path)).toMatchObject({ document: { title: 'x' }, api: '/api' })
    expect(takeArrived(path)).toBeUndefined()
    expect(takeEarly(path)).toBeUndefined()
  })

  test('is waited for while it is on its way', () => {
    start()
    expect(takeArrived(path)).toBeUndefined()
    expect(takeEarly(path)?.path).toBe(path)
  })

  test('is not taken for new where nobody used it for long', () => {
    start({ document: {}, at: performance.now() })
    vi.advanceTimersByTime(15_000)
    expect(takeArrived(path)).toBeUndefined()
    expect(takeEarly(path)).toBeUndefined()
  })
})
