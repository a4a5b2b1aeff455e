import type { PagePart } from './page-part.ts'

/**
 * Simulates a JS bridge with a callback for each call. Some hosts add it after the page has loaded, and send an event.
 */
export const script: PagePart = ({ endpoint, names, arrives }) => {
  const send = window.fetch.bind(window)
  const host = {
    invoke(message: unknown, reply: (raw: unknown) => void): void {
      void send(`${endpoint}/promise`, { method: 'POST', body: JSON.stringify(structuredClone(message)) })
        .then((answer) => answer.text())
        .then(reply)
    },
  }
  const arrive = () => {
    Object.defineProperty(window, names.script, { value: host, configurable: true })
    window.dispatchEvent(new Event(names.ready))
  }
  if (arrives === 'first') arrive()
  else window.addEventListener('load', () => setTimeout(arrive, 100))
}
