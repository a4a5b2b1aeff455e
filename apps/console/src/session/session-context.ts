import type { StaffSession } from '@foyer/api/staff/session'
import { createContext, useContext } from 'react'
import type { Fault } from '../shared/fault.ts'

interface SignedIn {
  readonly session: StaffSession
  /** server's wall clock at which the session ends without further use */
  readonly idleAt: number
  /** extends the session because the person is active; @throws Failed */
  stay(): Promise<void>
  /** @throws Failed */
  signOut(): Promise<void>
  /** called with every fault of a call, including the end of the session */
  lost(fault: Fault): void
}

export const SessionContext = createContext<SignedIn | undefined>(undefined)

/** The session of the signed-in member of staff. */
export const useSession = (): SignedIn => {
  const found = useContext(SessionContext)
  if (!found) throw new Error('no member of staff is signed in')
  return found
}
