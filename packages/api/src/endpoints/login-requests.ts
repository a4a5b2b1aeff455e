import {
  answerLoginReply,
  answerLoginRequest,
  beginLoginReply,
  beginLoginRequest,
  loginRequestStateReply,
  loginRequestStateRequest,
  pickUpLoginReply,
  pickUpLoginRequest,
  viewLoginReply,
  viewLoginRequest,
} from '../login-requests.ts'
import { endpoints, loggedIn } from './endpoint.ts'

const tag = 'login'
const minute = 60_000
const desktop = { signed: ['tourist', 'register'] } as const
/** Together with the life of a request they bound how many of a network are open. An office may share one address. */
const beginLimits = [
  { per: 'caller', name: 'login request', calls: 12, window: 10 * minute },
  { per: 'address', name: 'login request', calls: 120, window: 10 * minute },
  { per: 'everyone', name: 'login request', calls: 3000, window: minute },
] as const
/** An open page requests the state every two seconds at most. */
const stateLimits = [
  { per: 'caller', name: 'login request state', calls: 60, window: minute },
  { per: 'address', name: 'login request state', calls: 1200, window: minute },
  { per: 'everyone', name: 'login request state', calls: 30_000, window: minute },
] as const
/** A few lost answers of one login. */
const pickUpLimits = [
  { per: 'caller', name: 'login collect', calls: 30, window: 10 * minute },
  { per: 'address', name: 'login collect', calls: 300, window: minute },
  { per: 'everyone', name: 'login collect', calls: 6000, window: minute },
] as const
const phoneLimits = [{ per: 'person', name: 'login request answer', calls: 30, window: 10 * minute }] as const

/**
 * Logging in on a desktop by the phone of the person. A server with a login provider of the firm refuses all of them as
 * `not_found`.
 */
export const loginRequestEndpoints = endpoints({
  'POST /user/login/request': {
    access: desktop,
    tag,
    load: 'signIn',
    summary: 'Begins a login by phone: the id for the QR code, and the number that both screens show',
    body: beginLoginRequest,
    reply: beginLoginReply,
    refusals: ['not_found', 'decryption_failed'],
    limits: beginLimits,
  },
  'POST /user/login/request/state': {
    access: desktop,
    tag,
    summary: 'Whether the phone has opened, confirmed or refused the request of this session and key',
    body: loginRequestStateRequest,
    reply: loginRequestStateReply,
    refusals: ['decryption_failed'],
    limits: stateLimits,
  },
  'POST /user/login/request/collect': {
    access: { signed: ['register'] },
    tag,
    load: 'signIn',
    summary: 'A ticket for the login call, once the phone has confirmed; the same key may repeat it for a minute',
    body: pickUpLoginRequest,
    reply: pickUpLoginReply,
    refusals: ['decryption_failed', 'ticket_invalid', 'account_suspended'],
    limits: pickUpLimits,
  },
  'POST /user/login/request/view': {
    access: loggedIn,
    tag,
    load: 'signIn',
    summary: 'Which device requests a login, for the phone that opened its QR code',
    body: viewLoginRequest,
    reply: viewLoginReply,
    refusals: ['not_found'],
    limits: phoneLimits,
  },
  'POST /user/login/request/answer': {
    access: loggedIn,
    tag,
    load: 'signIn',
    summary: 'Confirms the request with the number that the desktop shows, which requires a fresh proof, or refuses it',
    body: answerLoginRequest,
    reply: answerLoginReply,
    refusals: ['not_found', 'fresh_proof_needed', 'account_suspended'],
    limits: phoneLimits,
  },
})
