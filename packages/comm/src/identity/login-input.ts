import type { LoginRequest } from '@foyer/protocol/login'

/** What a login needs: the reply of /user/login/verify, and the consent. */
export interface LoginInput {
  readonly fundUserCode: string
  /** the ticket as received; sent sealed (V8) */
  readonly userToken: string
  /** `NA` by default */
  readonly deviceId?: string
  /** `ths`: the path of the THS channel */
  readonly channel?: 'ths'
  readonly consent: LoginRequest['consent']
}
