import { createSecretKey, randomBytes } from 'node:crypto'
import { signatureSkew } from '@foyer/protocol/limits'
import type { Level } from '@foyer/protocol/machines/identity'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { appKeyOf } from '../../crypto/app-key.ts'
import { hmacSha256 } from '../../crypto/hmac.ts'
import { Refused } from '../../refused.ts'
import type { Caller } from './caller.ts'

const algorithm = 'HS256'
const issuer = 'foyer'
const audience = 'foyer'
const type = 'foyer-session+jwt'

const claims = z.object({
  sub: z.string().min(1),
  lvl: z.enum(['tourist', 'register', 'login']),
  sid: z.string().min(1),
  jti: z.string().min(1),
  iat: z.number().int(),
  exp: z.number().int(),
})

interface Subject {
  readonly level: Level
  readonly sub: string
  readonly sid: string
  /** milliseconds since 1970; the token holds whole seconds */
  readonly expiresAt: number
}

export interface IssuedToken {
  readonly jwt: string
  /** `<kid of the master key>.<random>`; the app key is derived from it */
  readonly jti: string
  readonly appKey: Buffer
}

/** The content of a valid token. Whether it was revoked is looked up together with the nonce. */
export interface TokenHolder {
  /** the caller as long as the token is not revoked; one object for all calls of a token */
  readonly caller: Caller
  /** computes a MAC under the app key, in lower-case hex */
  readonly mac: (message: string) => string
}

/** Issues a new token and its app key, under the current keys. Nothing is stored. */
export const issueToken = async ({ secrets, clocks }: Context, subject: Subject): Promise<IssuedToken> => {
  const { token, master } = secrets
  const jti = `${master.current}.${randomBytes(16).toString('base64url')}`
  const key = token.keys.get(token.current)
  const appKey = appKeyOf(master, jti)
  if (!key || !appKey) throw new Error('the current kid of a key ring names no key of it')
  const jwt = await new SignJWT({ lvl: subject.level, sid: subject.sid })
    .setProtectedHeader({ alg: algorithm, typ: type, kid: token.current })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject.sub)
    .setJti(jti)
    .setIssuedAt(Math.floor(clocks.wall() / 1000))
    .setExpirationTime(Math.floor(subject.expiresAt / 1000))
    .sign(key)
  return { jwt, jti, appKey }
}

/**
 * Whether the last part is base64url as an encoder writes it. Its last character contains unused bits, so that other
 * characters would decode to the same signature.
 */
const isCanonical = (jwt: string): boolean => {
  const signature = jwt.slice(jwt.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/** A verified token with its expiry. */
interface Verified {
  readonly holder: TokenHolder
  /** seconds since 1970 */
  readonly exp: number
}

/** Used for an unknown kid, so that it takes as much work as a wrong signature. */
const unknownKidKey = randomBytes(32)

const verify = async ({ secrets, clocks }: Context, jwt: string): Promise<Verified> => {
  const { payload } = await jwtVerify(jwt, ({ kid = '' }) => secrets.token.keys.get(kid) ?? unknownKidKey, {
    algorithms: [algorithm],
    issuer,
    audience,
    typ: type,
    currentDate: new Date(clocks.wall()),
  }).catch((error: unknown) => {
    if (error instanceof errors.JWTExpired) throw new Refused('token_expired', 'the token has expired')
    throw new Refused('token_invalid', 'the token is not one of ours')
  })
  const parsed = claims.safeParse(payload)
  const appKey = parsed.success ? appKeyOf(secrets.master, parsed.data.jti) : undefined
  if (!isCanonical(jwt) || !parsed.success || !appKey)
    throw new Refused('token_invalid', 'the token is not one of ours')
  const { lvl: level, sub, sid, jti, iat, exp } = parsed.data
  // servers' clocks may differ by as much as a signature's may
  if (iat * 1000 > clocks.wall() + signatureSkew)
    throw new Refused('token_invalid', 'the token was issued in the future')
  const caller = { level, sub, sid, jti, appKey: createSecretKey(appKey), revoked: false }
  return { holder: { caller, mac: hmacSha256(appKey) }, exp }
}

/** Maximum number of verified tokens in memory. One takes about 1 KB with its app key. The oldest is dropped first. */
export const rememberedTokens = 10_000

/**
 * Verifies a token and returns its holder, with the app key. A token is verified only once: its content does not change
 * until it expires, and the keys do not change while the server runs. For a token verified before, the result is not a
 * promise.
 *
 * @throws Refused `token_expired`; `token_invalid` for every other fault, including unknown and retired keys
 */
export const tokenVerifier = (context: Context): ((jwt: string) => TokenHolder | Promise<TokenHolder>) => {
  const known = new Map<string, Verified>()
  const remember = (jwt: string, verified: Verified): TokenHolder => {
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= rememberedTokens) known.delete(oldest)
    known.set(jwt, verified)
    return verified.holder
  }
  return (jwt) => {
    const found = known.get(jwt)
    if (found && found.exp * 1000 > context.clocks.wall()) return found.holder
    known.delete(jwt)
    return verify(context, jwt).then((verified) => remember(jwt, verified))
  }
}
