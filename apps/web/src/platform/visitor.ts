import { keyNames } from './key-names.ts'
import { isInMiniProgram } from './mini-program.ts'
import { useUser } from './user-store.ts'

/** A registration is restored by its parameters alone (I5); a storage that cannot be read holds none. */
const isNobodyKept = (): boolean => {
  try {
    return !localStorage.getItem(keyNames.registerParams)
  } catch {
    return true
  }
}

/**
 * True where nobody can be signed in, known without a session: nobody is kept on this device, and no shell hands anybody
 * over. A visitor need not wait for the communication layer to be told so.
 */
export const useIsVisitor = (): boolean => {
  const { flag } = useUser()
  return (flag === '' || flag === 'tourist') && isNobodyKept() && !isInMiniProgram()
}
