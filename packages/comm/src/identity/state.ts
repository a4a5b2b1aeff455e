import { type Flag, type IdentityEvent, nextFlag } from '@foyer/contract/machines/identity'
import type { KeyValueStorage } from '../storage/key-value.ts'
import type { PublicParams } from './vault.ts'

/** What a screen may know of the person signed in (E4); the number is masked by the server. */
export interface UserInfo {
  readonly mobileNo: string
}

/** The flag and who stands behind it. */
export interface IdentityState {
  readonly flag: Flag
  /** null below register level */
  readonly userInfo: UserInfo | null
  raise(event: IdentityEvent): void
  /** Calls back after each change; returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** Runs the table of contract/machines/identity and keeps the flag in storage (I1, I12). */
export const identityState = (
  storage: KeyValueStorage,
  flagName: string,
  registerParams: () => PublicParams | undefined,
): IdentityState => {
  let flag: Flag = ''
  let userInfo: UserInfo | null = null
  const listeners = new Set<() => void>()
  return {
    get flag() {
      return flag
    },
    get userInfo() {
      return userInfo
    },
    raise(event) {
      flag = nextFlag(flag, event)
      const { mobileNo } = (flag === 'register' || flag === 'login' ? registerParams() : undefined) ?? {}
      userInfo = mobileNo === undefined ? null : { mobileNo }
      if (flag) storage.set(flagName, flag)
      else storage.remove(flagName)
      // a turn later, so that what a listener throws is the listener's alone
      for (const listener of listeners) void Promise.resolve().then(listener)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
