import { z } from 'zod'
import {
  createOptions,
  createPasskeyRequest,
  deletePasskeyRequest,
  passkeysReply,
  renamePasskeyRequest,
  useOptions,
  usePasskeyReply,
  usePasskeyRequest,
} from '../passkeys.ts'
import { endpoints, loggedIn, registered } from './endpoint.ts'

const tag = 'passkeys'
const minute = 60_000
const hour = 60 * minute
const body = z.strictObject({})
/** An open page renews its challenge every few minutes. */
const limits = [
  { per: 'caller', name: 'passkey login', calls: 60, window: 10 * minute },
  { per: 'address', name: 'passkey login', calls: 300, window: minute },
  { per: 'everyone', name: 'passkey login', calls: 6000, window: minute },
] as const
const ownLimits = [{ per: 'person', name: 'passkeys', calls: 60, window: hour }] as const

/**
 * Logging in by passkey, and the passkeys of the caller. A server without a relying party, or with a login provider of
 * the firm, refuses all of them as `not_found`.
 */
export const passkeyEndpoints = endpoints({
  'POST /user/login/passkey': {
    access: { signed: ['register'] },
    tag,
    load: 'signIn',
    summary: 'A challenge for a login by passkey. The reply names no passkey, so it is the same for every caller',
    body,
    reply: useOptions,
    refusals: ['not_found'],
    limits,
  },
  'POST /user/login/passkey/verify': {
    access: { signed: ['register'] },
    tag,
    load: 'signIn',
    summary: 'Proves an account of the caller by a passkey and returns a ticket for the login call',
    body: usePasskeyRequest,
    reply: usePasskeyReply,
    refusals: ['not_found', 'passkey_refused', 'login_locked', 'account_suspended'],
    limits,
  },
  'POST /user/passkeys': {
    access: registered,
    tag,
    summary: 'The caller’s passkeys with device, account and last use',
    body,
    reply: passkeysReply,
    refusals: ['not_found'],
  },
  'POST /user/passkeys/options': {
    access: loggedIn,
    tag,
    load: 'signIn',
    summary: 'Options to create a passkey for the account that is logged in to. They require a fresh proof',
    body,
    reply: createOptions,
    refusals: ['not_found', 'fresh_proof_needed', 'passkeys_full', 'phone_cooling', 'account_suspended'],
    limits: ownLimits,
  },
  'POST /user/passkeys/create': {
    access: loggedIn,
    tag,
    load: 'signIn',
    summary: 'Stores a new passkey of the account that is logged in to',
    body: createPasskeyRequest,
    reply: passkeysReply,
    refusals: ['not_found', 'passkey_refused', 'passkeys_full'],
    limits: ownLimits,
  },
  'POST /user/passkeys/rename': {
    access: registered,
    tag,
    summary: 'Names a passkey of the caller',
    body: renamePasskeyRequest,
    reply: passkeysReply,
    refusals: ['not_found'],
    limits: ownLimits,
  },
  'POST /user/passkeys/delete': {
    access: registered,
    tag,
    summary: 'Deletes a passkey of the caller. One that is deleted already changes nothing',
    body: deletePasskeyRequest,
    reply: passkeysReply,
    refusals: ['not_found'],
    limits: ownLimits,
  },
})
