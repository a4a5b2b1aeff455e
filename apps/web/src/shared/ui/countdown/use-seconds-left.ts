import { useEffect, useRef, useState } from 'react'
import { runningClock } from './running-clock.ts'

const wholeSeconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000))

/** Returns the whole seconds until `to`. Calls `onEnd` once per `to`, at once if that has passed. */
export const useSecondsLeft = (to: number, now: number, onEnd: (() => void) | undefined): number => {
  const [left, setLeft] = useState(() => wholeSeconds(to - now))
  const atEnd = useRef(onEnd)
  const ended = useRef<number>(undefined)
  useEffect(() => {
    atEnd.current = onEnd
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const rest = to - clock.now()
      setLeft(wholeSeconds(rest))
      if (rest > 0) {
        timer = setTimeout(tick, rest % 1000 || 1000)
      } else if (ended.current !== to) {
        ended.current = to
        atEnd.current?.()
      }
    }
    const clock = runningClock(now, tick)
    tick()
    return () => {
      clock.stop()
      clearTimeout(timer)
    }
  }, [to, now])
  return left
}
