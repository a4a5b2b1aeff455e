import type { ClientInfo } from '@foyer/protocol/login'

/** What a screen may know about the signed-in person (E4); the server masks numbers and names. */
export interface UserInfo {
  readonly mobileNo: string
  /** the account logged in to; at login level only */
  readonly client?: Readonly<ClientInfo>
}
