import type {
  AccountRef,
  LoginSmsReply,
  LoginSmsRequest,
  LoginVerifyReply,
  LoginVerifyRequest,
} from '@foyer/contract/login'
import { call } from '../../platform/session.ts'
import { withProof } from '../server/with-proof.ts'

/** What is asked for once the password was right. */
export type Challenge = Extract<LoginVerifyReply, { step: 'secondFactor' }>
/** That password and second factor were. */
export type Ticket = Extract<LoginVerifyReply, { step: 'done' }>

const post = <T>(path: string, body: object): Promise<T> =>
  call<T>({ path: `/user/login/${path}`, body, credentials: 'register', seal: ['password'] })

/** Without a second factor: which ones serve. With one: the ticket. */
export const verify = (request: LoginVerifyRequest) => post<LoginVerifyReply>('verify', request)

/** Sends the second factor to the number kept with the account. */
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
