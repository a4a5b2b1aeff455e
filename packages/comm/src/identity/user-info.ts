import type { ClientInfo } from '@foyer/contract/login'

/** What a screen may know of the person signed in (E4); numbers and names are masked by the server. */
export interface UserInfo {
  readonly mobileNo: string
  /** the account logged in to; at login level only */
  readonly client?: Readonly<ClientInfo>
}
