import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeArrived } from './arrived.ts'
import { type Early, takeEarly } from './early.ts'

const path = '/activities/p'
const start = (arrived?: Early['arrived']) =>
  Object.assign(globalThis, {
    foyerEarly: [{ api: '/api', path, reply: Promise.resolve(new Response()), ...(arrived && { arrived }) }],
  })

/** The element of the client, with the language in which its first view is painted. */
const showPage = (painted?: string) => vi.stubGlobal('document', { getElementById: () => ({ dataset: { painted } }) })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  showPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'foyerEarly')
})

test('a request of the head script is used only once', () => {
  start({ document: { title: 'x' }, at: performance.now() })
  expect(takeArrived(path)).toMatchObject({ document: { title: 'x' }, api: '/api' })
  expect(takeArrived(path)).toBeUndefined()
  expect(takeEarly(path)).toBeUndefined()
})

test('a request of the head script is returned as pending until its answer arrives', () => {
  start()
  expect(takeArrived(path)).toBeUndefined()
  expect(takeEarly(path)?.path).toBe(path)
})

test('a request of the head script is discarded when it is not used for 15 seconds', () => {
  start({ document: {}, at: performance.now() })
  vi.advanceTimersByTime(15_000)
  expect(takeArrived(path)).toBeUndefined()
  expect(takeEarly(path)).toBeUndefined()
})

test('an answer from which a first view was painted is used by the client that adopts the view, however late it starts', () => {
  showPage('zh-HK')
  start({ document: { title: 'x' }, at: performance.now() })
  vi.advanceTimersByTime(60_000)
  expect(takeArrived(path)).toMatchObject({ document: { title: 'x' } })
})
