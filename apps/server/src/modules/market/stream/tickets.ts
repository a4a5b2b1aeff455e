import { randomBytes } from 'node:crypto'
import { instrumentCode } from '@foyer/api/market'
import { mostCodes } from '@foyer/api/market-limits'
import { z } from 'zod'
import type { Secrets } from '../../../config/secrets.ts'
import { seal, unseal } from '../../../crypto/at-rest.ts'
import { isOneOf, keyedHash, type OfEachKey, peppered } from '../../../crypto/keyed-hash.ts'
import type { Caller } from '../../../http/signing/caller.ts'

/**
 * Lifetime of a stream address and its streams in milliseconds, which bounds how long an ended session receives quotes.
 */
const lifetime = 600_000

/**
 * The content of a ticket. It does not identify a person: `session` is a hash that only shows which tickets belong
 * together.
 */
export interface Ticket {
  /** the id of the ticket: one connection at a time */
  readonly id: string
  readonly session: string
  /** the token that requested it: its streams end with the token. Undefined in a ticket of an older server version */
  readonly jti?: string | undefined
  readonly codes: readonly string[]
  readonly isRealTime: boolean
  /** wall clock */
  readonly validUntil: number
}

/** The short form for the wire, since it is part of an address. */
const wire = z.strictObject({
  i: z.string(),
  s: z.string(),
  /** encrypted */
  t: z.string().optional(),
  c: z.array(instrumentCode).min(1).max(mostCodes),
  r: z.boolean(),
  x: z.number().int(),
})

interface Keys extends Pick<Secrets, 'pepper' | 'dataKey' | 'identifierKey'> {
  readonly now: number
}

const macsOf = ({ pepper }: Keys, payload: string): OfEachKey => peppered(pepper, 'market ticket', payload)

/** @param asker the ticket hides its session and token from a reader of the address */
export const issueTicket = (
  keys: Keys,
  { sid: sessionId, jti }: Pick<Caller, 'sid' | 'jti'>,
  requested: Pick<Ticket, 'codes' | 'isRealTime'>,
): { ticket: string; validUntil: number } => {
  const { dataKey, identifierKey, now } = keys
  const validUntil = now + lifetime
  const facts: z.infer<typeof wire> = {
    i: randomBytes(9).toString('base64url'),
    s: keyedHash(identifierKey, 'market session', sessionId).subarray(0, 9).toString('base64url'),
    t: seal(dataKey, jti).toString('base64url'),
    c: [...new Set(requested.codes)],
    r: requested.isRealTime,
    x: validUntil,
  }
  const payload = Buffer.from(JSON.stringify(facts)).toString('base64url')
  return { ticket: `${payload}.${macsOf(keys, payload)[0].toString('base64url')}`, validUntil }
}

/** Undefined for a ticket that this deployment did not issue or that has expired. */
export const readTicket = (keys: Keys, ticket: string): Ticket | undefined => {
  const [, payload = '', mac = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(ticket) ?? []
  if (!isOneOf(macsOf(keys, payload), Buffer.from(mac, 'base64url'))) return undefined
  const {
    i: id,
    s: session,
    t: sealed,
    c: codes,
    r: isRealTime,
    x,
  } = wire.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (x <= keys.now) return undefined
  const jti = sealed === undefined ? undefined : unseal(keys.dataKey, Buffer.from(sealed, 'base64url'))
  return { id, session, jti, codes, isRealTime, validUntil: x }
}
