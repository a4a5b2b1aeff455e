/** The functions of its page that the helper needs. */
export interface OpenAppPage {
  go(url: string): void
  isHidden(): boolean
  /** Calls `listener` when the page is hidden or left; returns the function that removes it. */
  onLeave(listener: () => void): () => void
  /** milliseconds since 1970 */
  now(): number
}

/** The page of a browser. */
export const browserPage = (): OpenAppPage => ({
  go: (url) => location.assign(url),
  isHidden: () => document.visibilityState === 'hidden',
  onLeave: (listener) => {
    const changed = () => {
      if (document.visibilityState === 'hidden') listener()
    }
    document.addEventListener('visibilitychange', changed)
    addEventListener('pagehide', listener)
    return () => {
      document.removeEventListener('visibilitychange', changed)
      removeEventListener('pagehide', listener)
    }
  },
  now: () => Date.now(),
})
