/** What the helper needs of the page it runs in. */
export interface OpenAppPage {
  go(url: string): void
  isHidden(): boolean
  /** Calls back when the page is hidden or left; gives the function that ends it. */
  onLeave(listener: () => void): () => void
  /** milliseconds since 1970 */
  now(): number
}

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
