import type { Consent } from '@foyer/contract/identity'
import { useUser } from './user-store.ts'

type Versions = Omit<Consent, 'marketing'>

let latest: Versions | undefined
useUser.subscribe(({ userInfo }) => {
  if (!userInfo) latest = undefined
})

/** Remembers what the person agreed to who has just signed in by code: as long as the page lives and they stay signed in. */
export const noteSignIn = (versions: Versions): void => {
  latest = versions
}

/** What the person here agreed to when they signed in on this page; undefined where they did not. */
export const agreedAtSignIn = (): Versions | undefined => latest
