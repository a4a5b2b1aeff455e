import { timingSafeEqual } from 'node:crypto'
import type { ISql } from 'postgres'
import { z } from 'zod'
import type { Secrets } from '../../config/secrets.ts'
import { seal, unseal } from '../../crypto/at-rest.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { networkOf } from '../../http/address.ts'
import { Refused } from '../../http/refused.ts'

/** Milliseconds that an address of a login-only film holds; a player asks for another and goes on. */
export const passLife = 10 * 60_000

/** Stands for a pass in the addresses of films that everybody may play. */
export const openPass = 'open'

/** A pass as it stands in an address: sealed, so that it tells nobody which session it belongs to. */
export const passPattern = '[\\w-]{100,400}'

const sealed = z.strictObject({
  /** what was sealed for something else opens nothing here */
  for: z.literal('film pass'),
  film: z.string(),
  /** of the login token that asked: the pass ends with its session */
  jti: z.string(),
  /** hash of the network that asked */
  net: z.string(),
  /** wall clock */
  until: z.number(),
})

const networkHash = ({ pepper }: Secrets, ip: string): string =>
  keyedHash(pepper, 'address', networkOf(ip)).subarray(0, 12).toString('base64url')

interface Holder {
  readonly jti: string
  readonly ip: string
  readonly film: string
  /** wall clock */
  readonly now: number
}

/** @param sessionEnds of the login itself, at the latest: an ended one is remembered no longer */
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
    // changed by one bit or more: AES-GCM compares its tag in constant time
    return undefined
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Whether somebody may have what an address names: its pass was issued here for this very film, to this network, holds
 * still, and its session was not ended.
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
  const [ended] = holds ? await db`select from revoked_tokens where jti = ${facts.jti}` : [true]
  if (!holds || ended) throw new Refused('ticket_invalid', 'ask for an address of this film')
}
