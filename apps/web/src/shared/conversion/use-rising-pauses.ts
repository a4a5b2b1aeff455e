import { useEffect, useRef, useState } from 'react'
import { useOnline } from '../server/use-online.ts'
import { useVisible } from '../server/use-visible.ts'

/** Seconds between two requests; the last pause repeats. */
const pauses = [3, 5, 8, 13, 21, 34, 60] as const
const last = pauses.length - 1

/**
 * Repeats a request with growing pauses while `isRepeating` is true. Pauses while the page is hidden or offline, and
 * sends one request on return.
 * @param isQuery true for a query, which refetches automatically on return
 * @returns whole seconds until the next request; undefined while there is none
 */
export const useRisingPauses = (isRepeating: boolean, request: () => unknown, isQuery = false): number | undefined => {
  const [left, setLeft] = useState<number>()
  const online = useOnline()
  const isVisible = useVisible()
  const isActive = online && isVisible
  const wasPaused = useRef(false)
  const latest = useRef(request)
  useEffect(() => {
    latest.current = request
  })
  useEffect(() => {
    if (!isRepeating || !isActive) {
      wasPaused.current = isRepeating
      return setLeft(undefined)
    }
    if (wasPaused.current && !isQuery) latest.current()
    wasPaused.current = false
    let requests = 0
    let secondsLeft: number = pauses[0]
    setLeft(secondsLeft)
    const timer = setInterval(() => {
      secondsLeft--
      if (secondsLeft === 0) {
        requests++
        secondsLeft = pauses[Math.min(requests, last)] ?? 60
        latest.current()
      }
      setLeft(secondsLeft)
    }, 1000)
    return () => clearInterval(timer)
  }, [isRepeating, isActive, isQuery])
  return left
}
