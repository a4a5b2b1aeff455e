import { useActAddress } from '../acts/act-address.ts'
import { dropDraft } from '../acts/draft.ts'
import { useSay } from '../ui/toasts.tsx'

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
