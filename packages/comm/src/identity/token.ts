import { refreshThresholdSeconds } from '@foyer/protocol/limits'
import type { Level } from '@foyer/protocol/machines/identity'
import { fromBase64 } from '../encoding/base64.ts'

/** The claims of a session token. Times in milliseconds since 1970 by the server's clock. */
export interface Claims {
  readonly level: Level
  /** the owner, only for comparison */
  readonly subject: unknown
  readonly sessionId: string
  readonly id: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** Characters. A longer text is no token of ours, and decoding megabytes would block the page. */
const longest = 8_192

const parsePayload = (token: string): Record<string, unknown> => {
  if (token.length > longest) return {}
  const bytes = fromBase64(token.split('.')[1] ?? '')
  if (!bytes) return {}
  try {
    return Object(JSON.parse(String.fromCharCode(...bytes)))
  } catch {
    return {}
  }
}

/** Claims of a token of this level; undefined for any other text. Only the server can tell whether it is genuine. */
export const readClaims = (token: string, level: Level): Claims | undefined => {
  const { sub, lvl, sid, jti, iat, exp } = parsePayload(token)
  if (lvl !== level || typeof sid !== 'string' || typeof jti !== 'string') return undefined
  if (typeof iat !== 'number' || typeof exp !== 'number') return undefined
  return { level, subject: sub, sessionId: sid, id: jti, issuedAt: iat * 1000, expiresAt: exp * 1000 }
}

/** V11 */
export const isValid = ({ expiresAt }: Claims, now: number): boolean => expiresAt > now

/** I4: the last day of a token, or the last third of a shorter life. A login is never refreshed. */
export const isDue = ({ level, issuedAt, expiresAt }: Claims, now: number): boolean =>
  level !== 'login' && expiresAt - now < Math.min(refreshThresholdSeconds * 1000, (expiresAt - issuedAt) / 3)
