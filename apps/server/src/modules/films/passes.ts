import { timingSafeEqual } from 'node:crypto'
import type { ISql } from 'postgres'
import { z } from 'zod'
import type { Secrets } from '../../config/secrets.ts'
import { seal, unseal } from '../../crypto/at-rest.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { networkOf } from '../../http/address.ts'
import { revokedAmong } from '../../http/signing/revoked.ts'
import { Refused } from '../../refused.ts'

/** How long the address of a login-only film is valid, in milliseconds; a player requests another and continues. */
export const passLife = 10 * 60_000

/** The placeholder for a pass in the addresses of films that anyone may play. */
export const openPass = 'open'

/** The form of a pass in an address. It is sealed, so that it does not reveal its session. */
export const passPattern = '[\\w-]{100,400}'

const sealed = z.strictObject({
  /** the purpose, so that data sealed for another purpose is no pass */
  for: z.literal('film pass'),
  film: z.string(),
  /** id of the login token that requested the pass, which ends with its session */
  jti: z.string(),
  /** hash of the network that requested it */
  net: z.string(),
  /** wall clock */
  until: z.number(),
})

const networkHash = ({ identifierKey }: Secrets, ip: string): string =>
  keyedHash(identifierKey, 'address', networkOf(ip)).subarray(0, 12).toString('base64url')

interface Holder {
  readonly jti: string
  readonly ip: string
  readonly film: string
  /** wall clock */
  readonly now: number
}

/**
 * @param sessionEnds when the login ends: the pass must not outlive it, because the revocation of an ended login is not
 * stored
 */
export const issuePass = (
  secrets: Secrets,
  { film, jti, ip, now, sessionEnds }: Holder & { sessionEnds: number },
): { pass: string; validUntil: number } => {
  const until = Math.min(now + passLife, sessionEnds)
  const facts: z.infer<typeof sealed> = { for: 'film pass', film, jti, net: networkHash(secrets, ip), until }
  return { pass: seal(secrets.dataKey, JSON.stringify(facts)).toString('base64url'), validUntil: until }
}

const open = (secrets: Secrets, pass: string): z.infer<typeof sealed> | undefined => {
  try {
    return sealed.safeParse(JSON.parse(unseal(secrets.dataKey, Buffer.from(pass, 'base64url')))).data
  } catch {
    // the pass was modified: AES-GCM compares its tag in constant time
    return undefined
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Checks that a pass was issued for this film and this network, has not expired, and its session has not ended.
 *
 * @throws Refused `ticket_invalid`, the same for each of these
 */
export const checkPass = async (
  db: ISql,
  secrets: Secrets,
  pass: string,
  { film, ip, now }: Omit<Holder, 'jti'>,
): Promise<void> => {
  const facts = open(secrets, pass)
  const holds =
    facts !== undefined && facts.film === film && facts.until > now && isSame(facts.net, networkHash(secrets, ip))
  const ended = !holds || (await revokedAmong(db, [facts.jti])).has(facts.jti)
  if (ended) throw new Refused('ticket_invalid', 'request a new address of this film')
}
