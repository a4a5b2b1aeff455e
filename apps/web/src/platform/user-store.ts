import type { Consent } from '@foyer/contract/identity'
import type { ClientInfo } from '@foyer/contract/login'
import type { Flag } from '@foyer/contract/machines/identity'
import { create } from 'zustand'

/** What the client knows of the person signed in (E4); numbers and names are masked by the server. */
export interface UserInfo {
  mobileNo: string
  /** at login level: whose account it is */
  client?: ClientInfo | undefined
}

interface UserState {
  /** '' until the session has been looked at */
  flag: Flag
  userInfo: UserInfo | null
  /** what the person agreed to who signed in by code on this page; not known after a reload */
  agreed?: Omit<Consent, 'marketing'> | undefined
}

/** One object, filled on sign-in and emptied on quit; platform/session.ts and, of `agreed`, the sign-in write it. */
export const useUser = create<UserState>()(() => ({ flag: '', userInfo: null }))
