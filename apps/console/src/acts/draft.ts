import { useState } from 'react'
import { useSession } from '../session/session-context.ts'

const key = 'foyer-console.draft'

/** The contents of a form, stored while the person is at the provider: for a proof of identity, or for a new session. */
interface Draft {
  /** the member of staff, since another one may sign in */
  readonly staff: string
  readonly form: string
  readonly values: unknown
}

const read = (): Draft | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined // storage is disabled: the form is empty after the return
  }
}

/**
 * State of a form that survives the way to the provider and back. `keep` stores it before a call that may lead there, for
 * the same form of the same person.
 *
 * @param form name of the form, with what it acts on
 */
export const useDraft = <T>(form: string, initial: T): [T, (next: T) => void, keep: () => void] => {
  const { session } = useSession()
  const [values, setValues] = useState<T>(() => {
    const draft = read()
    if (draft?.staff !== session.id || draft.form !== form) return initial
    return draft.values as T
  })
  const keep = () => {
    try {
      sessionStorage.setItem(key, JSON.stringify({ staff: session.id, form, values } satisfies Draft))
    } catch {
      // storage is disabled
    }
  }
  return [values, setValues, keep]
}

/** Deletes the stored contents once a form is closed or its act is done. */
export const dropDraft = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // storage is disabled: nothing is stored
  }
}
