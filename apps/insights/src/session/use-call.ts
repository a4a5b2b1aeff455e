import { useCallback, useEffect, useMemo, useState } from 'react'
import { call, type Fault, faultIn, type Name, type ReplyOf, type RequestOf } from '../shared/call.ts'
import { useLost } from './session.ts'

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
export const useCall = <N extends Name>(name: N, body: RequestOf<N>): Called<ReplyOf<N>> => {
  const [answer, setAnswer] = useState<{ bodyText: string; data: ReplyOf<N>; at: number }>()
  const [fault, setFault] = useState<Fault>()
  const [isLoading, setLoading] = useState(true)
  const [turn, setTurn] = useState(0)
  const lost = useLost()
  const bodyText = JSON.stringify(body)
  const request = useMemo(() => ({ name, bodyText, turn }), [name, bodyText, turn])
  const again = useCallback(() => setTurn((nth) => nth + 1), [])

  useEffect(() => {
    const gone = new AbortController()
    setLoading(true)
    call(request.name, JSON.parse(request.bodyText), gone.signal).then(
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
