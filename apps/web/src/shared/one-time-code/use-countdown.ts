import { smsResendSeconds } from '@foyer/protocol/one-time-codes'
import { useEffect, useState } from 'react'

/** Whole seconds left to wait. A clock that was set back never makes the wait longer than the rule. */
const secondsLeft = (until: number, now: number): number =>
  Math.min(smsResendSeconds, Math.max(0, Math.ceil((until - now) / 1000)))

/** Seconds until `resendAt`, counted down on the device; 0 if there is no wait. */
export const useCountdown = (resendAt: number | undefined): number => {
  const [now, setNow] = useState(() => Date.now())
  const left = resendAt === undefined ? 0 : secondsLeft(resendAt, now)
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
