import { useEffect, useState } from 'react'
import { secondsLeft } from './pending-code.ts'

/** Seconds until `resendAt`, counted down on the device; 0 when there is nothing to wait for. */
export const useCountdown = (resendAt: number | undefined, longest?: number): number => {
  const [now, setNow] = useState(() => Date.now())
  const left = resendAt === undefined ? 0 : secondsLeft(resendAt, now, longest)
  useEffect(() => {
    if (resendAt === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= resendAt) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [resendAt])
  return left
}
