import {
  loginAccountsReply,
  loginAccountsRequest,
  loginReply,
  loginRequest,
  loginSmsReply,
  loginVerifyReply,
  loginVerifyRequest,
  providerStartReply,
  providerVerifyReply,
  providerVerifyRequest,
} from '@foyer/protocol/login'
import { z } from 'zod'
import { loginSmsRequest, providerSmsRequest, providerStartRequest } from '../code-requests.ts'
import { endpoints } from './endpoint.ts'
import { checkingCode, sendingCode } from './refusals.ts'

const tag = 'login'
const access = { signed: ['register'] } as const
const minute = 60_000
const day = 24 * 60 * minute
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
    load: 'signIn',
    summary: "The accounts under the caller's own proved number, masked",
    body: loginAccountsRequest,
    reply: loginAccountsReply,
  },
  'POST /user/login/sms': {
    access,
    tag,
    load: 'signIn',
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
    load: 'signIn',
  },
})

/** The provider counts attempts; these limits bound what a flow costs. */
const flowLimits = [
  { per: 'caller', name: 'login provider', calls: 10, window: 10 * minute },
  { per: 'caller', name: 'login provider of a day', calls: 60, window: day },
  { per: 'address', name: 'login provider', calls: 300, window: minute },
  { per: 'everyone', name: 'login provider', calls: 3000, window: minute },
] as const

/**
 * Proving an account at the firm's OpenID Connect provider instead of by its password. A server without a provider
 * refuses all of them as `not_found`.
 */
export const loginProviderEndpoints = endpoints({
  'POST /user/login/provider': {
    access,
    tag,
    load: 'signIn',
    summary: "Begins a login at the firm's OpenID Connect provider and returns the address to open",
    body: providerStartRequest,
    reply: providerStartReply,
    refusals: ['not_found'],
    limits: flowLimits,
  },
  'POST /user/login/provider/verify': {
    access,
    tag,
    summary: 'As login/verify, with the proof of the provider in place of the password',
    body: providerVerifyRequest,
    reply: providerVerifyReply,
    refusals: [
      ...checkingCode,
      'not_found',
      'provider_login_invalid',
      'provider_other_client',
      'login_locked',
      'account_suspended',
    ],
    limits,
    load: 'signIn',
  },
  'POST /user/login/provider/sms': {
    access,
    tag,
    load: 'signIn',
    summary: 'As login/sms, with the proof of the provider in place of the password',
    body: providerSmsRequest,
    reply: loginSmsReply,
    refusals: [...sendingCode, 'not_found', 'provider_login_invalid', 'provider_other_client', 'login_locked'],
    limits,
  },
})

/** Calls that come from the provider: by the browser of a person, or from server to server. */
export const providerCallEndpoints = endpoints({
  'GET /login/provider/callback': {
    host: 'root',
    access: 'ticket',
    tag,
    summary: 'The address that the provider sends a person back to. It redirects to the page that began',
    query: z.record(z.string().max(64), z.union([z.string().max(4096), z.array(z.string().max(4096))])),
    refusals: ['not_found'],
    limits: [
      { per: 'address', name: 'login callback', calls: 300, window: minute },
      { per: 'everyone', name: 'login callback', calls: 3000, window: minute },
    ],
    load: 'signIn',
  },
  'POST /login/provider/logout': {
    host: 'root',
    access: 'ticket',
    tag,
    load: 'signIn',
    summary: 'Back-channel logout: ends the logins that a signed logout token names',
    body: z.object({ logout_token: z.string().min(1).max(16_384) }),
    refusals: ['not_found'],
    // a provider has few addresses
    limits: [{ per: 'address', name: 'provider logout', calls: 600, window: minute }],
  },
})

const loginCall = {
  host: 'trade',
  access,
  tag,
  load: 'signIn',
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
