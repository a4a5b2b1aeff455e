import { useEffect, useState } from 'react'

const secondsTo = (at: number): number => Math.max(0, Math.ceil((at - performance.now()) / 1000))

/** The seconds until a value of `performance.now()`. */
export const useSecondsTo = (at: number): number => {
  const [seconds, setSeconds] = useState(() => secondsTo(at))
  useEffect(() => {
    const tick = () => setSeconds(secondsTo(at))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [at])
  return seconds
}
