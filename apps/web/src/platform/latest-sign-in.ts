import type { Consent } from '@foyer/contract/identity'
import { useUser } from './user-store.ts'

type Versions = Omit<Consent, 'marketing'>

let latest: { versions: Versions; person: string | undefined } | undefined
const personHere = () => useUser.getState().userInfo?.mobileNo

/** Remembers, as long as the page lives, that the person here has signed in by code, and what they agreed to. */
export const noteSignIn = (versions: Versions): void => {
  latest = { versions, person: personHere() }
}

/** What the person here agreed to when they signed in on this page; undefined where they did not, or another one did. */
export const agreedAtSignIn = (): Versions | undefined =>
  latest?.person === personHere() ? latest?.versions : undefined
