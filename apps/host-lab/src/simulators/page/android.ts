import type { PagePart } from './page-part.ts'

/**
 * Simulates `addJavascriptInterface`: a method that takes a string, blocks until the app returns, and returns a string.
 * Other arguments arrive as `undefined`, as in Java. Detached from its object it cannot be called.
 */
export const android: PagePart = ({ endpoint, names }) => {
  const host = {
    post(message: unknown): string {
      if (this !== host) throw new TypeError("Java bridge method can't be invoked on a non-injected object")
      const call = new XMLHttpRequest()
      call.open('POST', `${endpoint}/sync`, false)
      call.send(typeof message === 'string' ? message : 'undefined')
      if (call.status !== 200) throw new Error('Java bridge method invocation error')
      return call.responseText
    },
  }
  Object.defineProperty(window, names.android, { value: host, configurable: true })
}
