import { useEffect } from 'react'

/** A smaller change of the visible height is a bar of the browser, not a keyboard. */
const leastHeight = 120

/**
 * While a keyboard covers the foot of the page, the root has `data-keyboard`, and `--keyboard` is the height that it
 * covers. Browsers that shrink the page instead need neither.
 */
export const useKeyboardHeight = (): void => {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const root = document.documentElement
    const clear = () => {
      root.style.removeProperty('--keyboard')
      delete root.dataset.keyboard
    }
    const follow = () => {
      // a person who enlarges the page sees less of it, without a keyboard
      const covered = view.scale > 1.01 ? 0 : Math.round(window.innerHeight - view.height - view.offsetTop)
      if (covered < leastHeight) return clear()
      root.style.setProperty('--keyboard', `${covered}px`)
      if (root.dataset.keyboard !== undefined) return
      root.dataset.keyboard = ''
      // the field above the action, which now covers the foot of what is visible
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    follow()
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
      clear()
    }
  }, [])
}
