import { type RefObject, useEffect, useRef } from 'react'
import { lapOf } from './lap.ts'
import { useWidth } from './use-width.ts'

interface Elements {
  /** the full width, including the pause button's: a text that fits needs no button */
  room: RefObject<HTMLElement | null>
  view: RefObject<HTMLElement | null>
  line: RefObject<HTMLElement | null>
}

/**
 * Moves the line while it is wider than its container (K13). A new text, a rotated phone or larger text restarts it.
 * With reduced motion the style sheet wraps the line, so that it fits and does not move.
 */
export const useLap = ({ room, view, line }: Elements, paused: boolean) => {
  const lap = useRef<Animation>(undefined)
  const text = useWidth(line)
  const seen = useWidth(view)
  const scrolls = text > useWidth(room)

  useEffect(() => {
    if (!scrolls) return
    const { keyframes, timing } = lapOf(text, seen)
    lap.current = line.current?.animate(keyframes, timing)
    return () => {
      lap.current?.cancel()
      lap.current = undefined
    }
  }, [line, scrolls, text, seen])

  // without dependencies, because every new lap starts running, whatever caused it
  useEffect(() => {
    if (paused) lap.current?.pause()
    else lap.current?.play()
  })

  /** Moves the text back to its start. */
  const rewind = () => {
    if (lap.current) lap.current.currentTime = 0
  }
  return { scrolls, rewind }
}
