import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { call, type Fault, faultIn } from '../shared/call.ts'

export type SessionState =
  | { readonly is: 'unknown' }
  | { readonly is: 'out'; readonly why: 'never' | 'expired' | 'ended' }
  | { readonly is: 'in' }
  | { readonly is: 'failed'; readonly fault: Fault }

/** Called with every fault of a call, including the end of the session. */
export const Lost = createContext<(fault: Fault) => void>(() => undefined)
export const useLost = () => useContext(Lost)

/** Interval at which the page reports activity, because an operator may read or type for minutes without a call. */
const reportEveryMs = 5 * 60_000

/** Whether an operator is signed in on this page, as last reported by the server. */
export const useSession = () => {
  const [state, setState] = useState<SessionState>({ is: 'unknown' })

  const lost = useCallback((fault: Fault) => {
    if (fault.kind === 'expired' || fault.kind === 'signedOut') setState({ is: 'out', why: 'expired' })
  }, [])

  const look = useCallback(() => {
    setState({ is: 'unknown' })
    call('session/use', {}).then(
      () => setState({ is: 'in' }),
      (error: unknown) => {
        const fault = faultIn(error)
        if (fault.kind === 'signedOut') setState({ is: 'out', why: 'never' })
        else if (fault.kind === 'expired') setState({ is: 'out', why: 'expired' })
        else setState({ is: 'failed', fault })
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
    /** @throws Failed */
    signIn: async (token: string): Promise<void> => {
      await call('session', { token })
      setState({ is: 'in' })
    },
    signOut: async (): Promise<void> => {
      try {
        await call('session/end', {})
      } catch (error) {
        const fault = faultIn(error)
        // a session that has already ended counts as signed out; after any other error it remains open, and the page
        // too
        if (fault.kind !== 'expired' && fault.kind !== 'signedOut') throw error
      }
      setState({ is: 'out', why: 'ended' })
    },
  }
}
