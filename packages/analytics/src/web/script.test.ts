import { afterEach, expect, test, vi } from 'vitest'
import { loadScript } from './script.ts'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'foyer_callback')
})

test('COMM-21 a callback counts once, and only from the requested script', () => {
  const scripts: object[] = []
  const document = {
    currentScript: null as object | null,
    createElement: () => ({ remove: () => undefined }),
    head: { append: (script: object) => void scripts.push(script) },
  }
  const called = vi.fn()
  loadScript(document as never)('https://collector.test/x', 'foyer_callback', called)
  const callback = Reflect.get(globalThis, 'foyer_callback') as (reply: unknown) => void
  callback('of no script')
  document.currentScript = {}
  callback('of another script')
  expect(called).not.toHaveBeenCalled()
  document.currentScript = scripts[0] ?? null
  callback('of its own')
  callback('a second time')
  expect(called.mock.calls).toEqual([['of its own']])
})
