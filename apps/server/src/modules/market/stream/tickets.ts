import { randomBytes, timingSafeEqual } from 'node:crypto'
import { instrumentCode } from '@foyer/contract/market'
import { mostCodes } from '@foyer/contract/market-limits'
import { z } from 'zod'
import type { Secrets } from '../../../config/secrets.ts'
import { seal, unseal } from '../../../crypto/at-rest.ts'
import { keyedHash } from '../../../crypto/keyed-hash.ts'
import type { Caller } from '../../../http/signing/caller.ts'

/** Milliseconds that an address of the stream holds, and all its streams: so long at most is told what a session has lost. */
const lifetime = 600_000

/** What a ticket says. Nothing in it tells a person: `session` is a hash that only says which tickets belong together. */
export interface Ticket {
  /** this very ticket: one connection at a time */
  readonly id: string
  readonly session: string
  /** of the token that asked: its streams end with it. Undefined where a server of the version before issued it */
  readonly jti?: string | undefined
  readonly codes: readonly string[]
  readonly isRealTime: boolean
  /** by the wall clock */
  readonly validUntil: number
}

/** On the wire, short: it stands in an address. */
const wire = z.strictObject({
  i: z.string(),
  s: z.string(),
  /** sealed */
  t: z.string().optional(),
  c: z.array(instrumentCode).min(1).max(mostCodes),
  r: z.boolean(),
  x: z.number().int(),
})

const macOf = (pepper: Buffer, payload: string): Buffer => keyedHash(pepper, 'market ticket', payload)

interface Keys extends Pick<Secrets, 'pepper' | 'dataKey'> {
  readonly now: number
}

/** @param asker the ticket tells neither its session nor its token to whoever reads the address */
export const issueTicket = (
  { pepper, dataKey, now }: Keys,
  { sid: sessionId, jti }: Pick<Caller, 'sid' | 'jti'>,
  asked: Pick<Ticket, 'codes' | 'isRealTime'>,
): { ticket: string; validUntil: number } => {
  const validUntil = now + lifetime
  const facts: z.infer<typeof wire> = {
    i: randomBytes(9).toString('base64url'),
    s: keyedHash(pepper, 'market session', sessionId).subarray(0, 9).toString('base64url'),
    t: seal(dataKey, jti).toString('base64url'),
    c: [...new Set(asked.codes)],
    r: asked.isRealTime,
    x: validUntil,
  }
  const payload = Buffer.from(JSON.stringify(facts)).toString('base64url')
  return { ticket: `${payload}.${macOf(pepper, payload).toString('base64url')}`, validUntil }
}

/** Undefined for what was not issued here or holds no more. */
export const readTicket = ({ pepper, dataKey, now }: Keys, ticket: string): Ticket | undefined => {
  const [, payload = '', mac = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(ticket) ?? []
  const [right, told] = [macOf(pepper, payload), Buffer.from(mac, 'base64url')]
  if (told.length !== right.length || !timingSafeEqual(told, right)) return undefined
  const {
    i: id,
    s: session,
    t: sealed,
    c: codes,
    r: isRealTime,
    x,
  } = wire.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (x <= now) return undefined
  const jti = sealed === undefined ? undefined : unseal(dataKey, Buffer.from(sealed, 'base64url'))
  return { id, session, jti, codes, isRealTime, validUntil: x }
}
