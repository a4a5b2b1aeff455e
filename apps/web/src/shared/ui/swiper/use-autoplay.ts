import { useEffect, useRef, useState } from 'react'
import { watchView } from '../watch-view.ts'
import { reducedMotion } from './reduced-motion.ts'
import type { SwiperApi } from './settle-plugin.ts'

interface Autoplay {
  playing: boolean
  /** sets the person's choice, which remains */
  setPlaying: (playing: boolean) => void
}

/**
 * Shows the next slide every `every` milliseconds (WCAG 2.2.2). The button and any use of the slides stop it. It pauses
 * while a mouse is over the slides, while they are out of view and while the page is hidden. With reduced motion it
 * starts only on request.
 */
export const useAutoplay = (api: SwiperApi | undefined, every: number | undefined): Autoplay => {
  const [playing, setPlaying] = useState(() => every !== undefined && !reducedMotion())
  const hovered = useRef(false)
  const inView = useRef(true)

  useEffect(() => {
    if (!api || every === undefined || !playing) return
    const root = api.rootNode()
    const stop = () => setPlaying(false)
    const hover = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') hovered.current = event.type === 'pointerenter'
    }
    const stopWatching = watchView(root, (isInView) => {
      inView.current = isInView
    })
    root.addEventListener('pointerenter', hover)
    root.addEventListener('pointerleave', hover)
    root.addEventListener('focusin', stop)
    api.on('pointerDown', stop)
    const timer = setInterval(() => {
      if (!hovered.current && inView.current && !document.hidden) api.scrollNext()
    }, every)
    return () => {
      clearInterval(timer)
      stopWatching()
      root.removeEventListener('pointerenter', hover)
      root.removeEventListener('pointerleave', hover)
      root.removeEventListener('focusin', stop)
      api.off('pointerDown', stop)
    }
  }, [api, every, playing])

  return { playing, setPlaying }
}
