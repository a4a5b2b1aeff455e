import type { PagePart } from './page-part.ts'

/** Runs what the native side speaks into the page, as `evaluateJavascript` does: in whatever page is there by then. */
export const spoken: PagePart = ({ endpoint, names }) => {
  new EventSource(`${endpoint}/spoken`).addEventListener('message', ({ data }) => {
    const receive: unknown = Reflect.get(window, names.receive)
    if (typeof receive === 'function') receive(JSON.parse(data))
  })
}
