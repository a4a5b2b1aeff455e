import { z } from 'zod'
import { accountType, deviceIdNone, handoffCodePattern, handoffSeconds } from './limits.ts'

/**
 * Token calls (N6, architecture §3). A token is bound to the `Session-Id` header of the call that got it. So the tourist
 * call is the only two-layer call that sends and signs the device's own session id (`sessionIdPattern`) instead of the
 * fixed `h5`.
 */
export const sessionIdPattern = /^[\w-]{16,64}$/

const mobileUserCode = z.string().regex(/^\d{14}$/)

const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/)

/** The key for which the reply wraps an app key. Each is a SHA-256 as lower-case hex. */
export const keyBinding = {
  /**
   * Binds the `App-Pub-Key` header, which no signature covers, to the signed body (SEC-17): the hash of the characters of
   * the header. Absent without the header; older clients send the header alone.
   */
  appPubKeyHash: sha256Hex.optional(),
  /**
   * The deployment's key that a page without a key of its own was shipped with, by the hash of its base64: the
   * deployment may have another one since (O3). Older clients do not send it.
   */
  deploymentKeyHash: sha256Hex.optional(),
}

/** `appKey` is base64 of RSA-OAEP-SHA256 over 32 random bytes. */
export const tokenReply = z.object({ jwtToken: z.string(), appKey: z.string() })
export type TokenReply = z.infer<typeof tokenReply>

/** Requests the token of a visitor. `mobileUserCode` is the visitor code, 14 digits (I3). */
export const touristRequest = z.object({ mobileUserCode, terminalSource: z.string().max(8), ...keyBinding })
export type TouristRequest = z.infer<typeof touristRequest>

/** The three documents that a person has read, with the versions shown, and the optional marketing consent (V6). */
export const consent = z.object({
  disclaimer: z.string().max(32),
  privacy: z.string().max(32),
  service: z.string().max(32),
  marketing: z.boolean().default(false),
})
export type Consent = z.input<typeof consent>

/** Registers the person whose number was just proved by a code. */
export const identityRequest = z.object({
  userCode: z.string().max(64),
  mobileUserCode,
  /** AES-encrypted if V7 requires it, otherwise as typed */
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

/** Renews the token of a registration. `socketPwd` is that of the last reply. */
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

/** Spec §7: the reply's `data` is used. It also contains the new socketPwd and the masked number. */
export const registerReply = identityReply
/** The same as a type. */
export type RegisterReply = IdentityReply

/** The request of a check whether the session of the caller is valid. */
export const sessionCheckRequest = z.object({
  appId: z.string().max(64),
  checkType: z.literal('ip'),
  sessionId: z.string().max(64),
})
export type SessionCheckRequest = z.infer<typeof sessionCheckRequest>
/** A refused check is `valid` false in the data and never a 401. */
export const sessionCheckReply = z.object({ valid: z.boolean() })
export type SessionCheckReply = z.infer<typeof sessionCheckReply>

/** Quitting twice is no error. */
export const quitReply = z.object({})

/**
 * A code that gives another session of the same person (the web view inside a shell, or the shell) a registration of its
 * own. It is single-use and ends with the registration it came from.
 */
export const handoffReply = z.object({
  code: z.string().regex(handoffCodePattern),
  expiresIn: z.literal(handoffSeconds),
})
export type HandoffReply = z.infer<typeof handoffReply>

/** Exchanges a handoff code for a registration of this session. */
export const takeOverRequest = z.object({
  /** the code, always sealed as a ticket is (V8) */
  code: z.string().max(512),
  mobileUserCode,
  ...keyBinding,
})
export type TakeOverRequest = z.infer<typeof takeOverRequest>

/** As the reply of the identity call, plus the person's code, which the receiver does not know. */
export const takeOverReply = identityReply.extend({ userCode: z.string() })
export type TakeOverReply = z.infer<typeof takeOverReply>

/** Whether the caller counts as a mainland resident (N5). */
export const isMainLandReply = z.boolean()
