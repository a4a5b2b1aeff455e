import { randomBytes, timingSafeEqual } from 'node:crypto'
import { instrumentCode } from '@foyer/contract/market'
import { mostCodes } from '@foyer/contract/market-limits'
import { z } from 'zod'
import { keyedHash } from '../../../crypto/keyed-hash.ts'
import type { Caller } from '../../../http/signing/caller.ts'

/** Milliseconds that an address of the stream holds, and all its streams: so long at most is told what a session has lost. */
const lifetime = 600_000

/** What a ticket says. Nothing in it tells a person: `session` is a hash that only says which tickets belong together. */
export interface Ticket {
  /** this very ticket: one connection at a time */
  readonly id: string
  readonly session: string
  /** random id of the token that asked: its streams end with it. Undefined where a server of the version before issued it */
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
  t: z.string().optional(),
  c: z.array(instrumentCode).min(1).max(mostCodes),
  r: z.boolean(),
  x: z.number().int(),
})

const macOf = (pepper: Buffer, payload: string): Buffer => keyedHash(pepper, 'market ticket', payload)

interface Keys {
  readonly pepper: Buffer
  readonly now: number
}

/** @param asker its session id is not told by the ticket */
export const issueTicket = (
  { pepper, now }: Keys,
  { sid: sessionId, jti }: Pick<Caller, 'sid' | 'jti'>,
  asked: Pick<Ticket, 'codes' | 'isRealTime'>,
): { ticket: string; validUntil: number } => {
  const validUntil = now + lifetime
  const facts: z.infer<typeof wire> = {
    i: randomBytes(9).toString('base64url'),
    s: keyedHash(pepper, 'market session', sessionId).subarray(0, 9).toString('base64url'),
    t: jti,
    c: [...new Set(asked.codes)],
    r: asked.isRealTime,
    x: validUntil,
  }
  const payload = Buffer.from(JSON.stringify(facts)).toString('base64url')
  return { ticket: `${payload}.${macOf(pepper, payload).toString('base64url')}`, validUntil }
}

/** Undefined for what was not issued here or holds no more. */
export const readTicket = ({ pepper, now }: Keys, ticket: string): Ticket | undefined => {
  const [, payload = '', mac = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(ticket) ?? []
  const [right, told] = [macOf(pepper, payload), Buffer.from(mac, 'base64url')]
  if (told.length !== right.length || !timingSafeEqual(told, right)) return undefined
  const {
    i: id,
    s: session,
    t: jti,
    c: codes,
    r: isRealTime,
    x,
  } = wire.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return x > now ? { id, session, jti, codes, isRealTime, validUntil: x } : undefined
}
