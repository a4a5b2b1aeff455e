import type { LoginSmsRequest } from '@foyer/api/code-requests'
import type { AccountRef, LoginSmsReply, LoginVerifyReply, LoginVerifyRequest } from '@foyer/protocol/login'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import { withProof } from '../server/with-proof.ts'

/** The reply to a correct password: the second factor that the login still requires. */
export type Challenge = Extract<LoginVerifyReply, { step: 'secondFactor' }>
/** The reply to a correct password and second factor. */
export type Ticket = Extract<LoginVerifyReply, { step: 'done' }>

const options = { credentials: 'register', seal: ['password'] } as const

/** Without a second factor, returns the second factors that are available. With one, returns the ticket. */
export const verify = (request: LoginVerifyRequest) => api(pathTo('POST /user/login/verify'), request, options)

/** Sends the second factor to the phone number that is stored with the account. */
export const sendCode = (
  account: AccountRef,
  password: string,
  lang: LoginSmsRequest['lang'],
  onProving: () => void,
): Promise<LoginSmsReply> =>
  withProof(
    (proof) => api(pathTo('POST /user/login/sms'), { account, password, lang, ...(proof && { proof }) }, options),
    onProving,
  )
