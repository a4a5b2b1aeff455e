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

/** Tells the tracker who is here. */
export interface Person {
  /** before anything is tracked: who has left meanwhile, perhaps on a page without a tracker, is nobody */
  forgetWhoLeft(): void
  /**
   * Known by the opaque code, from the moment they are registered until they leave. As long, no words of what is pressed are
   * kept: they may be a name, a number or an amount.
   */
  know(): void
}

export const personIn = (tracker: Pick<Tracker, 'signUp' | 'signOut'>): Person => {
  const forgetWhoLeft = (): void => {
    const { flag } = useUser.getState()
    // the session says so, or there is none to restore
    if (flag === 'tourist' || (flag === '' && userCodeKept() === undefined)) tracker.signOut()
  }
  const tell = (): void => {
    const { flag } = useUser.getState()
    const isSomebody = flag === 'register' || flag === 'login'
    document.documentElement.toggleAttribute('data-private', isSomebody)
    const code = isSomebody ? userCodeKept() : undefined
    if (code) tracker.signUp(code)
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
