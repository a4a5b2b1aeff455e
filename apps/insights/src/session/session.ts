import type { OperatorSession } from '@foyer/contract/tracking-operators'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { call, type Fault, faultIn } from '../shared/call.ts'

export type Standing =
  | { readonly is: 'unknown' }
  | { readonly is: 'out'; readonly why: 'never' | 'expired' | 'ended' }
  | { readonly is: 'in' }
  | { readonly is: 'failed'; readonly fault: Fault }

/** Called with every fault of a call: the ends of the session are among them. */
export const Lost = createContext<(fault: Fault) => void>(() => undefined)
export const useLost = () => useContext(Lost)

/** Minutes go by while somebody reads and types without any call. */
const tellEveryMs = 5 * 60_000

/** Whether an operator is signed in at this page, as far as the server said. */
export const useSession = () => {
  const [standing, setStanding] = useState<Standing>({ is: 'unknown' })

  const lost = useCallback((fault: Fault) => {
    if (fault.kind === 'expired' || fault.kind === 'signedOut') setStanding({ is: 'out', why: 'expired' })
  }, [])

  const look = useCallback(() => {
    setStanding({ is: 'unknown' })
    call<OperatorSession>('session/use').then(
      () => setStanding({ is: 'in' }),
      (error: unknown) => {
        const fault = faultIn(error)
        if (fault.kind === 'signedOut') setStanding({ is: 'out', why: 'never' })
        else if (fault.kind === 'expired') setStanding({ is: 'out', why: 'expired' })
        else setStanding({ is: 'failed', fault })
      },
    )
  }, [])
  useEffect(look, [look])

  const isIn = standing.is === 'in'
  useEffect(() => {
    if (!isIn) return
    let told = Date.now()
    const tell = () => {
      if (Date.now() - told < tellEveryMs) return
      told = Date.now()
      call('session/use').catch((error: unknown) => lost(faultIn(error)))
    }
    for (const sign of ['pointerdown', 'keydown'] as const) addEventListener(sign, tell)
    return () => {
      for (const sign of ['pointerdown', 'keydown'] as const) removeEventListener(sign, tell)
    }
  }, [isIn, lost])

  return {
    standing,
    lost,
    look,
    /** @throws Failed */
    signIn: async (token: string): Promise<void> => {
      await call<OperatorSession>('session', { token })
      setStanding({ is: 'in' })
    },
    signOut: async (): Promise<void> => {
      try {
        await call('session/end')
      } catch (error) {
        const fault = faultIn(error)
        // it ended by itself, which is as good; anything else leaves it open, and the page with it
        if (fault.kind !== 'expired' && fault.kind !== 'signedOut') throw error
      }
      setStanding({ is: 'out', why: 'ended' })
    },
  }
}
