import type { PagePart } from './page-part.ts'

/** Sets the user agent, for a frame in a browser with another one, and the globals of the host. */
export const surroundings: PagePart = ({ userAgent, globals }) => {
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true })
  Object.assign(window, globals)
}
