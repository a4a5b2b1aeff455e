import type { ClientInfo } from '@foyer/contract/login'
import { type Flag, type IdentityEvent, type Level, transition } from '@foyer/contract/machines/identity'
import type { KeyValueStorage } from '../storage/key-value.ts'
import type { CredentialSource } from './credential-source.ts'
import { type SignOutReason, sessionEvents } from './session-events.ts'
import type { UserInfo } from './user-info.ts'

/** The flag and who stands behind it. */
export interface IdentityState {
  readonly flag: Flag
  /** null below register level */
  readonly userInfo: UserInfo | null
  /**
   * Goes where the table says and removes what it says; `token` is the one that was lost, of an `…Expired` event, and `reason` why a
   * person leaves, where the event does not say.
   */
  raise(event: IdentityEvent, token?: string, reason?: SignOutReason): void
  /** Calls back after each change; returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Calls back with each event of this name; returns how to stop. */
  readonly on: ReturnType<typeof sessionEvents>['on']
}

/** What each level holds. */
export type Levels = { readonly [L in Level]: CredentialSource }

/** true also while its token has run out and the next one is not there yet */
export const isRegistered = ({ params }: CredentialSource): boolean => params?.socketPwd !== undefined

const userInfoOf = ({ register, login }: Levels): UserInfo | null => {
  const { mobileNo } = register.held?.params ?? {}
  if (mobileNo === undefined) return null
  if (!login.held) return { mobileNo }
  const { clientId, clientName, accountType, branch } = login.held.params
  // as loginGrant has seen to
  return { mobileNo, client: { clientId, clientName, accountType, branch } as ClientInfo }
}

/** Runs the table of contract/machines/identity, which nothing else does, and keeps the flag in storage (I1, I12). */
export const identityState = (storage: KeyValueStorage, flagName: string, levels: Levels): IdentityState => {
  let flag: Flag = ''
  let userInfo: UserInfo | null = null
  const listeners = new Set<() => void>()
  const events = sessionEvents()
  return {
    get flag() {
      return flag
    },
    get userInfo() {
      return userInfo
    },
    on: events.on,
    raise(event, token = '', reason) {
      const wasRegistered = isRegistered(levels.register)
      const next = transition(flag, event)
      flag = next.flag
      for (const [effect, level] of next.effects) levels[level][effect](token)
      userInfo = userInfoOf(levels)
      if (flag) storage.set(flagName, flag)
      else storage.remove(flagName)
      events.raised({ event, wasRegistered, reason })
      // a turn later, so that what a listener throws is the listener's alone
      for (const listener of listeners) void Promise.resolve().then(listener)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
