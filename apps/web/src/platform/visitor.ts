import { keyNames } from './key-names.ts'
import { isInMiniProgram } from './mini-program.ts'
import { useUser } from './user-store.ts'

/** A registration is restored from its stored parameters alone (I5). An unreadable storage contains none. */
const hasNoRegistration = (): boolean => {
  try {
    return !localStorage.getItem(keyNames.registerParams)
  } catch {
    return true
  }
}

/**
 * Returns true if it is certain without a session that no one is signed in: no registration is stored on this device
 * and no shell hands one over. A visitor then need not wait for the communication layer.
 */
export const useIsVisitor = (): boolean => {
  const { flag } = useUser()
  return (flag === '' || flag === 'tourist') && hasNoRegistration() && !isInMiniProgram()
}
