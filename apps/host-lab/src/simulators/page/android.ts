import type { PagePart } from './page-part.ts'

/**
 * What `addJavascriptInterface` puts into a page: a method that takes a string, blocks until the app has returned, and
 * gives a string. Anything else than a string arrives as `undefined` does in Java; apart from its object it cannot be called.
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
