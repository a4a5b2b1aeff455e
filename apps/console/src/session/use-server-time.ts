import { useEffect, useState } from 'react'
import { serverNow } from '../shared/clock.ts'

/** The server's wall clock, renewed at an interval. */
export const useServerTime = (everyMs: number): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    // timers of a hidden page may stop
    const look = () => setNow(serverNow())
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs])
  return now
}
