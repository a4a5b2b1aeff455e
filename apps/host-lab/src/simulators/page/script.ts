import type { PagePart } from './page-part.ts'

/** A JS bridge that the host puts into the page, with a callback for each call; some hosts put it there late and say so. */
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
