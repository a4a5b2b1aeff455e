import type { StaffSession } from '@foyer/api/staff/session'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { call } from '../shared/call.ts'
import { serverNow } from '../shared/clock.ts'
import { type Fault, faultIn } from '../shared/fault.ts'
import { notifyTabs, useOtherTabs } from './tabs.ts'

export type SessionState =
  | { readonly is: 'unknown' }
  | { readonly is: 'out'; readonly why: 'never' | 'expired' | 'ended' }
  | { readonly is: 'in'; readonly session: StaffSession; readonly usedAt: number }
  | { readonly is: 'failed'; readonly fault: Fault }

/** Interval at which the page reports activity, because a person may read or type for minutes without a call. */
const reportEveryMs = 5 * 60_000
const signs = ['pointerdown', 'keydown'] as const

/** The person's session, as last reported by the server. */
export const useSessionState = () => {
  const [state, setState] = useState<SessionState>({ is: 'unknown' })

  const enter = useCallback((session: StaffSession) => setState({ is: 'in', session, usedAt: serverNow() }), [])
  const lost = useCallback((fault: Fault) => {
    if (fault.kind !== 'signedOut') return
    setState((before) => (before.is === 'in' ? { is: 'out', why: 'expired' } : before))
  }, [])

  const look = useCallback(() => {
    setState({ is: 'unknown' })
    call('POST /staff/session/use').then(enter, (error: unknown) => {
      const fault = faultIn(error)
      setState(fault.kind === 'signedOut' ? { is: 'out', why: 'never' } : { is: 'failed', fault })
    })
  }, [enter])
  useEffect(look, [look])

  const stay = useCallback(async (): Promise<void> => {
    try {
      enter(await call('POST /staff/session/use'))
      notifyTabs({ is: 'used', usedAt: serverNow() })
    } catch (error) {
      lost(faultIn(error))
      throw error
    }
  }, [enter, lost])

  useOtherTabs(
    useCallback((news) => {
      if (news.is === 'ended') return setState({ is: 'out', why: 'ended' })
      setState((before) => (before.is === 'in' ? { ...before, usedAt: Math.max(before.usedAt, news.usedAt) } : before))
    }, []),
  )

  const usedAt = state.is === 'in' ? state.usedAt : undefined
  useEffect(() => {
    if (usedAt === undefined) return
    let isReporting = false
    const reportActivity = () => {
      if (isReporting || serverNow() - usedAt < reportEveryMs) return
      isReporting = true
      // after a failure the next sign of activity reports again
      stay().catch(() => {
        isReporting = false
      })
    }
    for (const sign of signs) addEventListener(sign, reportActivity)
    return () => {
      for (const sign of signs) removeEventListener(sign, reportActivity)
    }
  }, [usedAt, stay])

  /** @throws Failed if the session may still be open */
  const signOut = useCallback(async (): Promise<void> => {
    let provider: string | null = null
    try {
      ;({ provider } = await call('POST /staff/session/end'))
    } catch (error) {
      if (faultIn(error).kind !== 'signedOut') throw error
    }
    notifyTabs({ is: 'ended' })
    setState({ is: 'out', why: 'ended' })
    if (provider !== null) location.assign(provider)
  }, [])

  const signedIn = useMemo(
    () =>
      state.is === 'in'
        ? {
            session: state.session,
            idleAt: Math.min(state.usedAt + state.session.idleMs, state.session.endsAt),
            stay,
            signOut,
            lost,
          }
        : undefined,
    [state, stay, signOut, lost],
  )
  return { state, signedIn, look, expire: useCallback(() => setState({ is: 'out', why: 'expired' }), []) }
}
