import type { PagePart } from './page-part.ts'

/**
 * Simulates a plain `WKScriptMessageHandler`, which receives a structured clone and returns nothing. Replies are sent
 * into the page later.
 */
export const iosCallback: PagePart = ({ endpoint, names }) => {
  const send = window.fetch.bind(window)
  const handler = {
    postMessage(message: unknown): void {
      void send(`${endpoint}/callback`, { method: 'POST', body: JSON.stringify(structuredClone(message)) })
    },
  }
  Object.defineProperty(window, 'webkit', { value: { messageHandlers: { [names.ios]: handler } }, configurable: true })
}
