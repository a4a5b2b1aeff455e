import { useUser } from './user-store.ts'

/** Values that cannot be stored (private mode) last until the page is unloaded. */
const inMemory = new Map<string, string>()
const prefix = () => `${__CLIENT_APP__}.own.`
/** Prefix of names that survive signing out: an act that ends the session must not delete its own record. */
export const ofTab = 'tab.'

/**
 * Returns what this person started and has not finished in this tab. It survives a reload and is deleted when they sign
 * out.
 */
export const stored = (name: string): string | null => {
  try {
    return sessionStorage.getItem(prefix() + name) ?? inMemory.get(name) ?? null
  } catch {
    return inMemory.get(name) ?? null
  }
}

export const store = (name: string, value: string): void => {
  inMemory.set(name, value)
  try {
    sessionStorage.setItem(prefix() + name, value)
  } catch {
    // stored in memory only
  }
}

export const remove = (name: string): void => {
  inMemory.delete(name)
  try {
    sessionStorage.removeItem(prefix() + name)
  } catch {
    // was stored in memory only
  }
}

const removeAll = (): void => {
  for (const name of inMemory.keys()) if (!name.startsWith(ofTab)) inMemory.delete(name)
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix()) && !key.startsWith(prefix() + ofTab)) sessionStorage.removeItem(key)
  } catch {
    // was stored in memory only
  }
}

/** Deletes the person's data when they sign out or another person signs in, so that the next one cannot see it. */
useUser.subscribe((now, before) => {
  if (before.userInfo && before.userInfo.mobileNo !== now.userInfo?.mobileNo) {
    removeAll()
    void import('./offline.ts').then(({ deleteContent }) => deleteContent()).catch(() => undefined)
  }
})
