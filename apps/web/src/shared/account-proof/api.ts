import type {
  AccountRef,
  LoginSmsReply,
  LoginSmsRequest,
  LoginVerifyReply,
  LoginVerifyRequest,
} from '@foyer/contract/login'
import { call } from '../../platform/session.ts'
import { withProof } from '../server/with-proof.ts'

/** The reply to a correct password: the second factor that the login still requires. */
export type Challenge = Extract<LoginVerifyReply, { step: 'secondFactor' }>
/** The reply to a correct password and second factor. */
export type Ticket = Extract<LoginVerifyReply, { step: 'done' }>

const post = <T>(path: string, body: object): Promise<T> =>
  call<T>({ path: `/user/login/${path}`, body, credentials: 'register', seal: ['password'] })

/** Without a second factor, returns the second factors that are available. With one, returns the ticket. */
export const verify = (request: LoginVerifyRequest) => post<LoginVerifyReply>('verify', request)

/** Sends the second factor to the phone number that is stored with the account. */
export const sendCode = (
  account: AccountRef,
  password: string,
  lang: LoginSmsRequest['lang'],
  onProving: () => void,
): Promise<LoginSmsReply> =>
  withProof(
    (proof) => post('sms', { account, password, lang, ...(proof && { proof }) } satisfies LoginSmsRequest),
    onProving,
  )
