import {
  loginAccountsReply,
  loginAccountsRequest,
  loginReply,
  loginRequest,
  loginSmsReply,
  loginSmsRequest,
  loginVerifyReply,
  loginVerifyRequest,
} from '@foyer/protocol/login'
import { endpoints } from './endpoint.ts'
import { checkingCode, sendingCode } from './refusals.ts'

const tag = 'login'
const access = { signed: ['register'] } as const
const minute = 60_000
/** The limits of calls that cost a password check. */
const limits = [
  // right passwords without a second factor: each costs a check and counts as no failure
  { per: 'caller', name: 'login person', calls: 30, window: minute },
  // thousands of phones may share one carrier's address
  { per: 'address', name: 'login', calls: 300, window: minute },
  { per: 'everyone', name: 'login', calls: 6000, window: minute },
] as const

/** The calls that precede the login call (N6). All of them require a registration (P6). */
export const loginProofEndpoints = endpoints({
  'POST /user/login/accounts': {
    access,
    tag,
    summary: "The accounts under the caller's own proved number, masked",
    body: loginAccountsRequest,
    reply: loginAccountsReply,
  },
  'POST /user/login/sms': {
    access,
    tag,
    summary: 'Sends the second factor to the number on record of the account, once the password is proved',
    body: loginSmsRequest,
    reply: loginSmsReply,
    refusals: [...sendingCode, 'decryption_failed', 'login_wrong', 'login_locked'],
    limits,
  },
  'POST /user/login/verify': {
    access,
    tag,
    summary: 'Proves password and second factor and returns a ticket for the login call',
    body: loginVerifyRequest,
    reply: loginVerifyReply,
    refusals: [
      ...checkingCode,
      'decryption_failed',
      'login_wrong',
      'login_locked',
      'totp_wrong',
      'device_unknown',
      'account_suspended',
    ],
    limits,
    load: 'first',
  },
})

const loginCall = {
  host: 'trade',
  access,
  tag,
  body: loginRequest,
  reply: loginReply,
  refusals: ['decryption_failed', 'consent_missing', 'ticket_invalid', 'account_suspended', 'service_restricted'],
} as const

/** The login call on the trade host (N6). */
export const loginEndpoints = endpoints({
  'POST /auth/login': {
    ...loginCall,
    summary: 'Turns a ticket of login/verify into a login session of this device',
  },
})

/** The equivalent for the THS channel, which only the default variant has (N11). */
export const thsLoginEndpoints = endpoints({
  'POST /auth/thsLogin': {
    ...loginCall,
    summary: 'As the login call, by the THS channel; the default variant only',
  },
})
