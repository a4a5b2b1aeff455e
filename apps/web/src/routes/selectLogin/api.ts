import type {
  AccountRef,
  LoginAccountsReply,
  LoginSmsReply,
  LoginSmsRequest,
  LoginVerifyReply,
  LoginVerifyRequest,
} from '@foyer/contract/login'
import { call } from '../../platform/session.ts'
import { withProof } from '../../shared/server/with-proof.ts'

const post = <T>(path: string, body: object, seal?: readonly string[]): Promise<T> =>
  call<T>({ path: `/user/login/${path}`, method: 'POST', body, credentials: 'register', ...(seal && { seal }) })

/** The accounts kept under the phone number that was proved. */
export const accountsOfPhone = () => post<LoginAccountsReply>('accounts', {})

/** Without a second factor: which ones serve. With one: the ticket of the login call. */
export const verify = (request: LoginVerifyRequest) => post<LoginVerifyReply>('verify', request, ['password'])

/** Sends the second factor to the number kept with the account. */
export const sendCode = (
  account: AccountRef,
  password: string,
  lang: LoginSmsRequest['lang'],
  onProving: () => void,
): Promise<LoginSmsReply> =>
  withProof(
    (proof) =>
      post('sms', { account, password, lang, ...(proof && { proof }) } satisfies LoginSmsRequest, ['password']),
    onProving,
  )
