import type { LoginAccountsReply } from '@foyer/contract/login'
import { call } from '../../platform/session.ts'

/** Requests the accounts that belong to the proved phone number. */
export const accountsOfPhone = () =>
  call<LoginAccountsReply>({ path: '/user/login/accounts', body: {}, credentials: 'register' })
