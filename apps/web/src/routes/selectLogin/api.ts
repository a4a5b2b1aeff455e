import type { LoginAccountsReply } from '@foyer/contract/login'
import { call } from '../../platform/session.ts'

/** The accounts kept under the phone number that was proved. */
export const accountsOfPhone = () =>
  call<LoginAccountsReply>({ path: '/user/login/accounts', body: {}, credentials: 'register' })
