import type { StaffSession } from '@foyer/api/staff/session'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { call, type Fault, faultIn } from '../shared/call.ts'

export type SessionState =
  | { readonly is: 'unknown' }
  /** `provider`: the address at which the provider ends its own session */
  | { readonly is: 'out'; readonly why: 'never' | 'expired' | 'ended'; readonly provider?: string | null }
  | { readonly is: 'in'; readonly staff: StaffSession }
  | { readonly is: 'failed'; readonly fault: Fault }

/** Called with every fault of a call, including the end of the session. */
export const Lost = createContext<(fault: Fault) => void>(() => undefined)
export const useLost = () => useContext(Lost)

/** Interval at which the page reports activity, because a person may read or type for minutes without a call. */
const reportEveryMs = 5 * 60_000

/** Whether a member of staff is signed in on this page, as last reported by the server. */
export const useSession = () => {
  const [state, setState] = useState<SessionState>({ is: 'unknown' })

  const lost = useCallback((fault: Fault) => {
    if (fault.kind === 'signedOut') setState({ is: 'out', why: 'expired' })
  }, [])

  const look = useCallback(() => {
    setState({ is: 'unknown' })
    call('session/use', {}).then(
      (staff) => setState({ is: 'in', staff }),
      (error: unknown) => {
        const fault = faultIn(error)
        setState(fault.kind === 'signedOut' ? { is: 'out', why: 'never' } : { is: 'failed', fault })
      },
    )
  }, [])
  useEffect(look, [look])

  const isIn = state.is === 'in'
  useEffect(() => {
    if (!isIn) return
    let reportedAt = Date.now()
    const reportActivity = () => {
      if (Date.now() - reportedAt < reportEveryMs) return
      reportedAt = Date.now()
      call('session/use', {}).catch((error: unknown) => lost(faultIn(error)))
    }
    for (const sign of ['pointerdown', 'keydown'] as const) addEventListener(sign, reportActivity)
    return () => {
      for (const sign of ['pointerdown', 'keydown'] as const) removeEventListener(sign, reportActivity)
    }
  }, [isIn, lost])

  return {
    state,
    lost,
    look,
    signOut: async (): Promise<void> => {
      let provider: string | null = null
      try {
        ;({ provider } = await call('session/end', {}))
      } catch (error) {
        // a session that has already ended counts as signed out; after any other error it remains open, and the page
        // too
        if (faultIn(error).kind !== 'signedOut') throw error
      }
      setState({ is: 'out', why: 'ended', provider })
    },
  }
}
