import type { ClientInfo } from '@foyer/protocol/login'
import { type Flag, type IdentityEvent, type Level, transition } from '@foyer/protocol/machines/identity'
import type { KeyValueStorage } from '../storage/key-value.ts'
import type { CredentialSource } from './credential-source.ts'
import { type SignOutReason, sessionEvents } from './session-events.ts'
import type { UserInfo } from './user-info.ts'

/** The flag and the person. */
export interface IdentityState {
  readonly flag: Flag
  /** null below register level */
  readonly userInfo: UserInfo | null
  /**
   * Applies an event: makes the transition and the removals of the table. `token` is the lost token of an `…Expired`
   * event, and `reason` says why a person leaves, if the event does not.
   */
  raise(event: IdentityEvent, token?: string, reason?: SignOutReason): void
  /** Calls `listener` after each change; returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Calls `listener` for each event of this name; returns a function that stops it. */
  readonly on: ReturnType<typeof sessionEvents>['on']
}

/** The credential source of each level. */
export type Levels = { readonly [L in Level]: CredentialSource }

/** also true while its token has expired and the next one has not arrived */
export const isRegistered = ({ params }: CredentialSource): boolean => params?.socketPwd !== undefined

const userInfoOf = ({ register, login }: Levels): UserInfo | null => {
  const { mobileNo } = register.held?.params ?? {}
  if (mobileNo === undefined) return null
  if (!login.held) return { mobileNo }
  const { clientId, clientName, accountType, branch } = login.held.params
  // `loginGrant` has checked these fields
  return { mobileNo, client: { clientId, clientName, accountType, branch } as ClientInfo }
}

/** Runs the table of contract/machines/identity, which no other code runs, and stores the flag (I1, I12). */
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
      // in a later turn, so that an error of a listener affects only that listener
      for (const listener of listeners) void Promise.resolve().then(listener)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
