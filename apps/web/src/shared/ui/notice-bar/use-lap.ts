import { type RefObject, useEffect, useRef } from 'react'
import { lapOf } from './lap.ts'
import { useWidth } from './use-width.ts'

interface Elements {
  /** all the room there is, the pause button's included: what fits into it needs no button */
  room: RefObject<HTMLElement | null>
  view: RefObject<HTMLElement | null>
  line: RefObject<HTMLElement | null>
}

/**
 * Moves the line while it is wider than its room (K13): another text, a turned phone or larger letters start it afresh.
 * With reduced motion the style sheet wraps it, so it fits and stands still.
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

  // without a list of dependencies: a new lap begins running, whatever made it new
  useEffect(() => {
    if (paused) lap.current?.pause()
    else lap.current?.play()
  })

  /** Back to where the text begins. */
  const rewind = () => {
    if (lap.current) lap.current.currentTime = 0
  }
  return { scrolls, rewind }
}
