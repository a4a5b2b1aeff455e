import type { Tracker } from '@foyer/analytics'
import { keyNames } from '../key-names.ts'
import { useUser } from '../user-store.ts'

/** The opaque code of the person registered on this device (I5); undefined without one, or if storage is unreadable. */
const storedUserCode = (): string | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyNames.registerParams) || '{}')
    const code: unknown = Reflect.get(stored as object, 'mobileUserCode')
    return typeof code === 'string' && code !== '' ? code : undefined
  } catch {
    return undefined
  }
}

const isSomebody = (): boolean => /^(register|login)$/.test(useUser.getState().flag)

/** Identifies the person to the tracker. */
export interface Person {
  /**
   * call it before anything is tracked: removes the identity of a person who has left, perhaps on a page without a
   * tracker
   */
  signOutPrevious(): void
  /**
   * Identifies the person by the opaque code from registration until they leave. During that time, and while the
   * session is being restored, the text of clicked elements is not recorded, because it may be a name, a number or an
   * amount.
   */
  know(): void
}

export const personIn = (tracker: Pick<Tracker, 'signUp' | 'signOut' | 'identity'>): Person => {
  const signOutPrevious = (): void => {
    const known = tracker.identity()?.loginId
    // the session is a visitor's, or the stored person is none or another one
    if (useUser.getState().flag === 'tourist' || (known !== undefined && known !== storedUserCode())) tracker.signOut()
  }
  const update = (): void => {
    const stored = storedUserCode()
    const mayBeSomebody = isSomebody() || (useUser.getState().flag === '' && stored !== undefined)
    document.documentElement.toggleAttribute('data-private', mayBeSomebody)
    if (stored !== undefined && isSomebody()) tracker.signUp(stored)
    else signOutPrevious()
  }
  let isFollowed = false
  return {
    signOutPrevious,
    know() {
      update()
      if (!isFollowed) useUser.subscribe(update)
      isFollowed = true
    },
  }
}
