import type { LoginRequest } from '@foyer/contract/login'

/** What a person gives to be logged in: the reply of /user/login/verify, and what was agreed to. */
export interface LoginInput {
  readonly fundUserCode: string
  /** the ticket, as it was given; it travels sealed (V8) */
  readonly userToken: string
  /** `NA` where nothing is said */
  readonly deviceId?: string
  /** `ths`: by the path of the THS channel */
  readonly channel?: 'ths'
  readonly consent: LoginRequest['consent']
}
