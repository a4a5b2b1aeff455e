import { useSession } from '../session/session-context.ts'
import { serverNow } from '../shared/clock.ts'

/** Milliseconds that a proof of identity has to last, so that it does not end while the person reads a preview. */
const proofLasts = 60_000

/** Whether the person has to prove their identity before they choose a file, because no page can choose it again. */
export const useNeedsProof = (): boolean => {
  const { session } = useSession()
  return (session.provedUntil ?? 0) < serverNow() + proofLasts
}
