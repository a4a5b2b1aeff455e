import { z } from 'zod'
import { accountType, deviceIdNone, handoffCodePattern, handoffSeconds } from './limits.ts'

/**
 * Token calls (N6, architecture §3): POST {jwt}/auth/tourist (two-layer), {jwt}/auth/register (tourist's or register's
 * signature), {jwt}/auth/check, {jwt}/auth/quit, {trade}/auth/identity and {trade}/auth/handoff (tourist's).
 *
 * A token is bound to the `Session-Id` header of the call that got it. So the tourist call, alone among two-layer calls,
 * carries and signs the device's own session id (`sessionIdPattern`) instead of the fixed `h5`.
 */
export const sessionIdPattern = /^[\w-]{16,64}$/

const mobileUserCode = z.string().regex(/^\d{14}$/)

/**
 * Binds the `App-Pub-Key` header, which no signature covers, to the body, which one does (SEC-17): SHA-256 of the characters of the
 * header as lower-case hex. Absent where the header is; clients from before this field send the header alone.
 */
export const keyBinding = {
  appPubKeyHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
}

/** `appKey` is base64 of RSA-OAEP-SHA256 over 32 random bytes. */
export const tokenReply = z.object({ jwtToken: z.string(), appKey: z.string() })
export type TokenReply = z.infer<typeof tokenReply>

export const touristRequest = z.object({ mobileUserCode, terminalSource: z.string().max(8), ...keyBinding })
export type TouristRequest = z.infer<typeof touristRequest>

/** Three documents a person has read, each with the version shown, and the optional marketing consent (V6). */
export const consent = z.object({
  disclaimer: z.string().max(32),
  privacy: z.string().max(32),
  service: z.string().max(32),
  marketing: z.boolean().default(false),
})
export type Consent = z.input<typeof consent>

export const identityRequest = z.object({
  userCode: z.string().max(64),
  mobileUserCode,
  /** AES-encrypted where V7 says so, else as typed */
  mobileNo: z.string().max(256),
  areaCode: z.string().regex(/^\d{1,4}$/),
  /** AES-encrypted ticket of smsVerify */
  userToken: z.string().max(512),
  consent,
  ...keyBinding,
})
export type IdentityRequest = z.input<typeof identityRequest>

/** `mobileNo` is masked. `socketPwd` renews the register token once and is replaced by each use. */
export const identityReply = tokenReply.extend({ socketPwd: z.string(), mobileNo: z.string() })
export type IdentityReply = z.infer<typeof identityReply>

export const registerRequest = z.object({
  visitUserCode: mobileUserCode,
  mobileUserCode: z.string().max(64),
  terminalSource: z.string().max(8),
  accountNo: z.string().max(64),
  accountType: z.literal(accountType),
  deviceId: z.literal(deviceIdNone),
  socketPwd: z.string().max(128),
  userToken: z.literal(''),
  ...keyBinding,
})
export type RegisterRequest = z.infer<typeof registerRequest>

/** Spec §7: the answer's `data` is used. The rotated socketPwd and the masked number come with it. */
export const registerReply = identityReply
export type RegisterReply = IdentityReply

export const sessionCheckRequest = z.object({
  appId: z.string().max(64),
  checkType: z.literal('ip'),
  sessionId: z.string().max(64),
})
export type SessionCheckRequest = z.infer<typeof sessionCheckRequest>
/** `valid` false never comes with a 401: a refused check says so in the data. */
export const sessionCheckReply = z.object({ valid: z.boolean() })
export type SessionCheckReply = z.infer<typeof sessionCheckReply>

/**
 * POST {jwt}/auth/quit: ends the registration, or the login session alone, by the level that signs. Quitting twice is no
 * failure.
 */
export const quitReply = z.object({})

/**
 * POST {api}/user/handoff, signed at register level, with an empty object: a code that lets another session of the same
 * person (the web view inside a shell, or the shell) have a registration of its own. Single use; it dies with the
 * registration it came from.
 */
export const handoffReply = z.object({
  code: z.string().regex(handoffCodePattern),
  expiresIn: z.literal(handoffSeconds),
})
export type HandoffReply = z.infer<typeof handoffReply>

/** POST {trade}/auth/handoff, signed by the tourist of the session that takes over. */
export const takeOverRequest = z.object({
  /** the code, always sealed as a ticket is (V8) */
  code: z.string().max(512),
  mobileUserCode,
  ...keyBinding,
})
export type TakeOverRequest = z.infer<typeof takeOverRequest>

/** As of the identity call, with the person's code, which the receiver does not know. */
export const takeOverReply = identityReply.extend({ userCode: z.string() })
export type TakeOverReply = z.infer<typeof takeOverReply>

/** POST {api}/user/version/isMainLand with an empty body (N5). */
export const isMainLandReply = z.boolean()
