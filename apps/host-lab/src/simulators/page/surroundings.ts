import type { PagePart } from './page-part.ts'

/** The user agent, for a frame of a browser that has another; and the globals of the host. */
export const surroundings: PagePart = ({ userAgent, globals }) => {
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true })
  Object.assign(window, globals)
}
