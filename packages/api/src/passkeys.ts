import { z } from 'zod'
import { deviceBrowsers, deviceSystems } from './sessions.ts'

/**
 * Passkeys (WebAuthn): after a first login by password a device creates a key for the account, and later logins need
 * no password and no code. The messages are the JSON of the WebAuthn standard. The server
 * reads only the fields that are declared here. Milliseconds since 1970.
 */

const time = z.number().int()

/** A browser must answer a challenge within this time; a page renews it before. */
export const challengeSeconds = 600
/** The passkeys of one person, for all accounts together. */
export const mostPasskeys = 20
/** The length of the name that the owner gives. */
export const passkeyNameLength = 40

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/)

/** How a browser can reach an authenticator; unknown ones are dropped. */
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type Transport = (typeof transports)[number]

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish().catch(undefined),
}

/** The reply of `navigator.credentials.create`. */
export const createdCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    transports: z.array(z.string().max(32)).max(16).default([]),
  }),
})
export type CreatedCredential = z.input<typeof createdCredential>

/** The reply of `navigator.credentials.get`. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(4096),
    userHandle: base64url(128).nullish(),
  }),
})
export type UsedCredential = z.input<typeof usedCredential>

/** Known transports among those that a browser names. */
export const knownTransports = (named: readonly string[]): Transport[] =>
  transports.filter((transport) => named.includes(transport))

const named = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.enum(transports)) })

/** Options of `navigator.credentials.create`. */
export const createOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  /** `name` and `displayName` contain the masked client number only */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(named),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type CreateOptions = z.infer<typeof createOptions>

/** Options of `navigator.credentials.get`. They name no passkey, so they are the same for every caller. */
export const useOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
})
export type UseOptions = z.infer<typeof useOptions>

export const usePasskeyRequest = z.strictObject({ credential: usedCredential })
/** `userToken` is a single-use ticket for the login call, as that of `login/verify`. */
export const usePasskeyReply = z.object({ fundUserCode: z.string(), userToken: z.string() })
export type UsePasskeyReply = z.infer<typeof usePasskeyReply>

export const createPasskeyRequest = z.strictObject({ credential: createdCredential })

export const passkey = z.object({
  /** its id in the requests below */
  id: z.uuid(),
  /** what its owner calls it; null until they name it */
  name: z.string().nullable(),
  /** masked client number */
  account: z.string(),
  /** of the browser that made it */
  system: z.enum(deviceSystems),
  browser: z.enum(deviceBrowsers),
  /** whether it is available on the owner's other devices too */
  isSynced: z.boolean(),
  createdAt: time,
  lastUsedAt: time.nullable(),
})
export type Passkey = z.infer<typeof passkey>

/** The passkeys of the caller, the latest first. `canCreate`: the caller is logged in to an account and may add one. */
export const passkeysReply = z.object({ passkeys: z.array(passkey), canCreate: z.boolean() })
export type PasskeysReply = z.infer<typeof passkeysReply>

const id = z.uuid()
export const renamePasskeyRequest = z.strictObject({ id, name: z.string().trim().min(1).max(passkeyNameLength) })
export const deletePasskeyRequest = z.strictObject({ id })
