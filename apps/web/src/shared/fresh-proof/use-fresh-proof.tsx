import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { failureOf } from '../../platform/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx').then((part) => part.ProofDialog))

type Settle = (isProved: boolean) => void

/**
 * For acts that the server wants a fresh proof for. `withProof` does the act; where that is refused for want of a proof, it asks
 * the person for one in `dialog` and does the same act once more. Whoever declines gets the refusal. Until it settles, the
 * act is under way for its caller.
 */
export const useFreshProof = (): { withProof: <T>(act: () => Promise<T>) => Promise<T>; dialog: ReactNode } => {
  const [settle, setSettle] = useState<Settle>()
  const open = useRef<Settle>(undefined)

  // a screen that is left does nothing more in the person's name
  useEffect(() => () => open.current?.(false), [])

  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        const once: Settle = (isProved) => {
          open.current = undefined
          setSettle(undefined)
          resolve(isProved)
        }
        open.current = once
        setSettle(() => once)
      }),
    [],
  )

  const withProof = useCallback(
    async <T,>(act: () => Promise<T>): Promise<T> => {
      try {
        return await act()
      } catch (error) {
        if (failureOf(error).reason !== 'fresh_proof_needed' || !(await ask())) throw error
        return act()
      }
    },
    [ask],
  )

  const dialog = settle && (
    <ProofDialog onProved={() => settle(true)} onClose={() => settle(false)} onFailed={() => settle(false)} />
  )
  return { withProof, dialog }
}
