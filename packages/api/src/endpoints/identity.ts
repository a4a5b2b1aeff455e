import {
  handoffReply,
  identityReply,
  identityRequest,
  quitReply,
  registerReply,
  registerRequest,
  sessionCheckReply,
  sessionCheckRequest,
  takeOverReply,
  takeOverRequest,
  tokenReply,
  touristRequest,
} from '@foyer/protocol/identity'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'

const tag = 'identity'

/** Tokens (N6). */
export const jwtEndpoints = endpoints({
  'POST /auth/tourist': {
    host: 'jwt',
    access: 'twoLayerOwn',
    tag,
    load: 'signIn',
    summary: 'A tourist token for the session in Session-Id (two-layer)',
    body: touristRequest,
    reply: tokenReply,
  },
  'POST /auth/register': {
    host: 'jwt',
    // an expired register token cannot sign, so a tourist token may sign the renewal
    access: { signed: ['tourist', 'register'] },
    tag,
    summary: 'Renews a register token; the socketPwd is replaced with each use',
    body: registerRequest,
    reply: registerReply,
    refusals: ['account_suspended', 'socket_pwd_invalid'],
    load: 'signIn',
  },
  'POST /auth/check': {
    host: 'jwt',
    access: { signed: ['tourist', 'register', 'login'], endedToo: true },
    tag,
    summary: 'Whether the session is still valid; a changed address never ends it',
    body: sessionCheckRequest,
    reply: sessionCheckReply,
  },
  'POST /auth/quit': {
    host: 'jwt',
    access: { signed: ['register', 'login'], endedToo: true },
    tag,
    load: 'signIn',
    summary: 'Ends the registration with its logins; signed at login level, only that login',
    reply: quitReply,
  },
})

/** The register identity (N6). */
export const tradeEndpoints = endpoints({
  'POST /auth/identity': {
    host: 'trade',
    access: { signed: ['tourist'] },
    tag,
    load: 'signIn',
    summary: 'Turns a ticket of smsVerify into a registration',
    body: identityRequest,
    reply: identityReply,
    refusals: [
      'account_suspended',
      'consent_missing',
      'decryption_failed',
      'mobile_malformed',
      'service_restricted',
      'sms_region_blocked',
      'ticket_invalid',
    ],
  },
})

/** The handoff code of a registration. */
export const handOverEndpoints = endpoints({
  'POST /user/handoff': {
    access: { signed: ['register'] },
    tag,
    summary: 'Issues a single-use code with which another session gets a registration of the same person',
    body: z.object({}),
    reply: handoffReply,
    // more than any shell needs; the limit matters because each code creates a session
    limits: [{ per: 'caller', name: 'handoff', calls: 60, window: 3_600_000 }],
  },
})

/** The registration that a handoff code is turned into. */
export const takeOverEndpoints = endpoints({
  'POST /auth/handoff': {
    host: 'trade',
    access: { signed: ['tourist'] },
    tag,
    load: 'signIn',
    summary: 'Turns a handoff code into a registration of the calling session',
    body: takeOverRequest,
    reply: takeOverReply,
    refusals: ['account_suspended', 'decryption_failed', 'ticket_invalid'],
  },
})
