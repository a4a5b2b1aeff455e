import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLost } from '../session/session.ts'
import { call, type Fault, faultIn } from './call.ts'

interface Called<T> {
  /** what was told last of this body; stays while it is asked again */
  readonly data: T | undefined
  readonly fault: Fault | undefined
  readonly isLoading: boolean
  /** when `data` was told */
  readonly at: number
  again(): void
}

/** Asks once for each body, again when told to, and by itself once a lost connection is back. */
export const useCall = <T>(path: string, body: object): Called<T> => {
  const [told, setTold] = useState<{ asked: string; data: T; at: number }>()
  const [fault, setFault] = useState<Fault>()
  const [isLoading, setLoading] = useState(true)
  const [turn, setTurn] = useState(0)
  const lost = useLost()
  const asked = JSON.stringify(body)
  const question = useMemo(() => ({ path, asked, turn }), [path, asked, turn])
  const again = useCallback(() => setTurn((nth) => nth + 1), [])

  useEffect(() => {
    const gone = new AbortController()
    setLoading(true)
    call<T>(question.path, JSON.parse(question.asked), gone.signal).then(
      (data) => {
        setTold({ asked: question.asked, data, at: Date.now() })
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
  }, [question, lost])

  const isOffline = fault?.kind === 'offline'
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isOffline, again])

  const fits = told?.asked === asked ? told : undefined
  return { data: fits?.data, at: fits?.at ?? 0, fault, isLoading, again }
}
