import { useEffect, useRef, useState } from 'react'

/** Seconds between one question and the next; the last stays. */
const pauses = [3, 5, 8, 13, 21, 34, 60] as const
const last = pauses.length - 1

/**
 * Asks again and again with rising pauses for as long as something is not known.
 * @returns whole seconds until the next question; undefined where nothing is asked
 */
export const useRisingPauses = (isAsking: boolean, ask: () => unknown): number | undefined => {
  const [left, setLeft] = useState<number>()
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!isAsking) return setLeft(undefined)
    let asked = 0
    let rest: number = pauses[0]
    setLeft(rest)
    const timer = setInterval(() => {
      rest--
      if (rest === 0) {
        asked++
        rest = pauses[Math.min(asked, last)] ?? 60
        latest.current()
      }
      setLeft(rest)
    }, 1000)
    return () => clearInterval(timer)
  }, [isAsking])
  return left
}
