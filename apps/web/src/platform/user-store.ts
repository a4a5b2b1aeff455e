import type { Consent } from '@foyer/protocol/identity'
import type { ClientInfo } from '@foyer/protocol/login'
import type { Flag } from '@foyer/protocol/machines/identity'
import { create } from 'zustand'

/** What the client knows about the signed-in person (E4). The server masks numbers and names. */
export interface UserInfo {
  mobileNo: string
  /** at login level: the owner of the account */
  client?: ClientInfo | undefined
}

interface UserState {
  /** '' until the session has been checked */
  flag: Flag
  userInfo: UserInfo | null
  /** the agreements that the person accepted when signing in by code on this page; unknown after a reload */
  agreed?: Omit<Consent, 'marketing'> | undefined
}

/** Set on sign-in and cleared on quit. Only platform/session.ts writes it, and the sign-in writes `agreed`. */
export const useUser = create<UserState>()(() => ({ flag: '', userInfo: null }))
