import { useUser } from './user-store.ts'

/** What cannot be stored (private mode) lives as long as the page. */
const inMemory = new Map<string, string>()
const prefix = () => `${__CLIENT_APP__}.own.`
/** What is named so stays when the person goes: an act that ends the session takes nothing with it that tells of the act. */
export const ofTab = 'tab.'

/** What this person began and has not ended, in this tab; it outlives a reload, and is away as soon as they are. */
export const kept = (name: string): string | null => {
  try {
    return sessionStorage.getItem(prefix() + name) ?? inMemory.get(name) ?? null
  } catch {
    return inMemory.get(name) ?? null
  }
}

export const keep = (name: string, value: string): void => {
  inMemory.set(name, value)
  try {
    sessionStorage.setItem(prefix() + name, value)
  } catch {
    // kept in memory
  }
}

export const forget = (name: string): void => {
  inMemory.delete(name)
  try {
    sessionStorage.removeItem(prefix() + name)
  } catch {
    // was in memory alone
  }
}

const forgetAll = (): void => {
  for (const name of inMemory.keys()) if (!name.startsWith(ofTab)) inMemory.delete(name)
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix()) && !key.startsWith(prefix() + ofTab)) sessionStorage.removeItem(key)
  } catch {
    // was in memory alone
  }
}

/** Nobody finds what the last person typed: it goes when they sign out, or another takes their place. */
useUser.subscribe((now, before) => {
  if (before.userInfo && before.userInfo.mobileNo !== now.userInfo?.mobileNo) {
    forgetAll()
    void import('./offline.ts').then(({ forgetContent }) => forgetContent()).catch(() => undefined)
  }
})
