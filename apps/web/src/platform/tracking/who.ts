import type { Tracker } from '@foyer/analytics'
import { keyNames } from '../key-names.ts'
import { useUser } from '../user-store.ts'

/** The opaque code of who is registered on this device (I5); undefined where nobody is, or nothing can be read. */
const userCodeKept = (): string | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyNames.registerParams) || '{}')
    const code: unknown = Reflect.get(kept as object, 'mobileUserCode')
    return typeof code === 'string' && code !== '' ? code : undefined
  } catch {
    return undefined
  }
}

const isSomebody = (): boolean => /^(register|login)$/.test(useUser.getState().flag)

/** Tells the tracker who is here. */
export interface Person {
  /** before anything is tracked: who has left meanwhile, perhaps on a page without a tracker, is nobody, whoever came since */
  forgetWhoLeft(): void
  /**
   * Known by the opaque code, from the moment they are registered until they leave. As long, and while it is being found out
   * whether they still are, no words of what is pressed are kept: they may be a name, a number or an amount.
   */
  know(): void
}

export const personIn = (tracker: Pick<Tracker, 'signUp' | 'signOut' | 'identity'>): Person => {
  const forgetWhoLeft = (): void => {
    const known = tracker.identity()?.loginId
    // the session says so; or nobody is to be restored, or somebody else
    if (useUser.getState().flag === 'tourist' || (known !== undefined && known !== userCodeKept())) tracker.signOut()
  }
  const tell = (): void => {
    const kept = userCodeKept()
    const mayBeSomebody = isSomebody() || (useUser.getState().flag === '' && kept !== undefined)
    document.documentElement.toggleAttribute('data-private', mayBeSomebody)
    if (kept !== undefined && isSomebody()) tracker.signUp(kept)
    else forgetWhoLeft()
  }
  let isFollowed = false
  return {
    forgetWhoLeft,
    know() {
      tell()
      if (!isFollowed) useUser.subscribe(tell)
      isFollowed = true
    },
  }
}
