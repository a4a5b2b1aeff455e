import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLost } from '../session/session.ts'
import { call, type Fault, faultIn } from './call.ts'

interface Called<T> {
  /** last answer for this body; remains while it is requested again */
  readonly data: T | undefined
  readonly fault: Fault | undefined
  readonly isLoading: boolean
  /** time of `data` */
  readonly at: number
  again(): void
}

/** Sends a call once per body, again on request, and automatically when the browser is online again. */
export const useCall = <T>(path: string, body: object): Called<T> => {
  const [answer, setAnswer] = useState<{ bodyText: string; data: T; at: number }>()
  const [fault, setFault] = useState<Fault>()
  const [isLoading, setLoading] = useState(true)
  const [turn, setTurn] = useState(0)
  const lost = useLost()
  const bodyText = JSON.stringify(body)
  const request = useMemo(() => ({ path, bodyText, turn }), [path, bodyText, turn])
  const again = useCallback(() => setTurn((nth) => nth + 1), [])

  useEffect(() => {
    const gone = new AbortController()
    setLoading(true)
    call<T>(request.path, JSON.parse(request.bodyText), gone.signal).then(
      (data) => {
        setAnswer({ bodyText: request.bodyText, data, at: Date.now() })
        setFault(undefined)
        setLoading(false)
      },
      (error: unknown) => {
        if (gone.signal.aborted) return
        setLoading(false)
        setFault(faultIn(error))
        lost(faultIn(error))
      },
    )
    return () => gone.abort()
  }, [request, lost])

  const isOffline = fault?.kind === 'offline'
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isOffline, again])

  const fits = answer?.bodyText === bodyText ? answer : undefined
  return { data: fits?.data, at: fits?.at ?? 0, fault, isLoading, again }
}
