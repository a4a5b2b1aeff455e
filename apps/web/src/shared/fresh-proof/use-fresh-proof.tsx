import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { failureOf } from '../../platform/session.ts'
import type { ProvedCall } from '../once/once.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx').then((part) => part.ProofDialog))

type Settle = (isProved: boolean) => void

/**
 * For acts that require a fresh proof of identity. `withProof` performs the act. If the server refuses it for lack of
 * proof, the hook shows `dialog` and then performs the act once more. If the person declines, the promise rejects with
 * the refusal. The promise is pending until then.
 */
export const useFreshProof = (): { withProof: <T>(act: () => Promise<T>) => Promise<T>; dialog: ReactNode } => {
  const [settle, setSettle] = useState<Settle>()
  const open = useRef<Settle>(undefined)

  // leaving the screen cancels the pending proof, so that the act is not performed later
  useEffect(() => () => open.current?.(false), [])

  const requestProof = useCallback(
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
        if (failureOf<ProvedCall>(error).reason !== 'fresh_proof_needed' || !(await requestProof())) throw error
        return act()
      }
    },
    [requestProof],
  )

  const dialog = settle && (
    <ProofDialog onProved={() => settle(true)} onClose={() => settle(false)} onFailed={() => settle(false)} />
  )
  return { withProof, dialog }
}
