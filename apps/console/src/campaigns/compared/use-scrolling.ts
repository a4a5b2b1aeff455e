import { useCallback, useEffect, useRef } from 'react'

type Frames = readonly [before: HTMLIFrameElement | undefined, after: HTMLIFrameElement | undefined]

/**
 * Scrolls two frames together. The last jump sets the distance between them, so that a block that moved
 * stays beside itself.
 */
export const useScrolling = ([before, after]: Frames) => {
  /** how much further the second frame is scrolled */
  const distance = useRef(0)
  /** the frame that follows the scroll of the other one, so its own scroll event is ignored */
  const following = useRef<Window>(undefined)

  useEffect(() => {
    const [one, other] = [before?.contentWindow, after?.contentWindow]
    if (!one || !other) return
    const follow = (from: Window, to: Window, by: 1 | -1) => () => {
      if (following.current === from) {
        following.current = undefined
        return
      }
      const top = Math.max(0, from.scrollY + distance.current * by)
      if (Math.abs(to.scrollY - top) < 1) return
      following.current = to
      to.scrollTo({ top, behavior: 'instant' })
    }
    const [down, up] = [follow(one, other, 1), follow(other, one, -1)]
    one.addEventListener('scroll', down, { passive: true })
    other.addEventListener('scroll', up, { passive: true })
    return () => {
      one.removeEventListener('scroll', down)
      other.removeEventListener('scroll', up)
    }
  }, [before, after])

  /** Scrolls each frame by its own distance. */
  return useCallback(
    (byBefore: number, byAfter: number) => {
      const [one, other] = [before?.contentWindow, after?.contentWindow]
      if (!one || !other) return
      const [top, next] = [Math.max(0, one.scrollY + byBefore), Math.max(0, other.scrollY + byAfter)]
      distance.current = next - top
      one.scrollTo({ top, behavior: 'instant' })
      other.scrollTo({ top: next, behavior: 'instant' })
    },
    [before, after],
  )
}
