import type { PagePart } from './page-part.ts'

/**
 * Simulates a `WKScriptMessageHandlerWithReply`, which receives a structured clone and returns a promise of a clone.
 */
export const iosPromise: PagePart = ({ endpoint, names }) => {
  const send = window.fetch.bind(window)
  const handler = {
    async postMessage(message: unknown): Promise<unknown> {
      const body = JSON.stringify(structuredClone(message))
      const answer = await send(`${endpoint}/promise`, { method: 'POST', body })
      if (answer.status !== 200) throw new Error('WKWebView API client did not respond to this postMessage')
      const text = await answer.text()
      try {
        return structuredClone(JSON.parse(text))
      } catch {
        return text
      }
    },
  }
  Object.defineProperty(window, 'webkit', { value: { messageHandlers: { [names.ios]: handler } }, configurable: true })
}
