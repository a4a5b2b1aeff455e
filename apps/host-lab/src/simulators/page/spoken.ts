import type { PagePart } from './page-part.ts'

/** Runs what the native side sends into the page, like `evaluateJavascript`, in whatever page is loaded by then. */
export const spoken: PagePart = ({ endpoint, names }) => {
  new EventSource(`${endpoint}/spoken`).addEventListener('message', ({ data }) => {
    const receive: unknown = Reflect.get(window, names.receive)
    if (typeof receive === 'function') receive(JSON.parse(data))
  })
}
