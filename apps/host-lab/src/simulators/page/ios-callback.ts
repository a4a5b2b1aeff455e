import type { PagePart } from './page-part.ts'

/** A plain `WKScriptMessageHandler`: a structured clone goes over, and nothing comes back but what is spoken later. */
export const iosCallback: PagePart = ({ endpoint, names }) => {
  const send = window.fetch.bind(window)
  const handler = {
    postMessage(message: unknown): void {
      void send(`${endpoint}/callback`, { method: 'POST', body: JSON.stringify(structuredClone(message)) })
    },
  }
  Object.defineProperty(window, 'webkit', { value: { messageHandlers: { [names.ios]: handler } }, configurable: true })
}
