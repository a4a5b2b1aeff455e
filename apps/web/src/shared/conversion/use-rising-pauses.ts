import { useEffect, useRef, useState } from 'react'
import { useOnline } from '../server/use-online.ts'
import { useVisible } from '../server/use-visible.ts'

/** Seconds between one question and the next; the last stays. */
const pauses = [3, 5, 8, 13, 21, 34, 60] as const
const last = pauses.length - 1

/**
 * Asks again and again with rising pauses for as long as something is not known. It rests while the page is hidden or
 * offline, and asks once on return.
 * @param isQuery what is asked is a query, which asks by itself on return
 * @returns whole seconds until the next question; undefined where nothing is asked
 */
export const useRisingPauses = (isAsking: boolean, ask: () => unknown, isQuery = false): number | undefined => {
  const [left, setLeft] = useState<number>()
  const online = useOnline()
  const isVisible = useVisible()
  const isAwake = online && isVisible
  const hasSlept = useRef(false)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!isAsking || !isAwake) {
      hasSlept.current = isAsking
      return setLeft(undefined)
    }
    if (hasSlept.current && !isQuery) latest.current()
    hasSlept.current = false
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
  }, [isAsking, isAwake, isQuery])
  return left
}
