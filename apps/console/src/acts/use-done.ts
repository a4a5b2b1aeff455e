import { useSay } from '../ui/toasts.tsx'
import { useActAddress } from './act-address.ts'
import { dropDraft } from './draft.ts'

/** Closes the dialog of an act that is done, and says so. */
export const useDone = () => {
  const say = useSay()
  const { close } = useActAddress()
  return (message: string) => {
    dropDraft()
    say(message)
    close()
  }
}

/** Closes the dialog of an act that is not done. */
export const useLeave = () => {
  const { close } = useActAddress()
  return () => {
    dropDraft()
    close()
  }
}
