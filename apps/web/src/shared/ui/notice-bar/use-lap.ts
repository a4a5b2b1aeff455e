import { type RefObject, useEffect, useRef } from 'react'
import { lapOf } from './lap.ts'
import { useWidths } from './use-widths.ts'

/**
 * Moves the text while it is wider than its room (K13). With reduced motion the style sheet wraps it, so it fits and
 * stands still.
 */
export const useLap = (view: RefObject<HTMLElement | null>, line: RefObject<HTMLElement | null>, paused: boolean) => {
  const lap = useRef<Animation>(undefined)
  const widths = useWidths(view, line)
  const tooLong = widths.text > widths.room

  useEffect(() => {
    if (!tooLong) return
    const { keyframes, timing } = lapOf(widths)
    lap.current = line.current?.animate(keyframes, timing)
    return () => {
      lap.current?.cancel()
      lap.current = undefined
    }
  }, [line, widths, tooLong])

  // `widths` too: a new lap starts running
  useEffect(() => {
    if (widths && paused) lap.current?.pause()
    else lap.current?.play()
  }, [widths, paused])

  /** Back to where the text begins. */
  const rewind = () => {
    if (lap.current) lap.current.currentTime = 0
  }
  return { scrolls: tooLong, rewind }
}
