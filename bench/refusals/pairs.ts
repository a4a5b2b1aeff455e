import { randomInt } from 'node:crypto'
import type { Answer, Connection } from '../runner/connection.ts'
import { bytesOf, type Request, type Session, sign, signTourist } from '../runner/session.ts'

/**
 * Two refusals of equal content, which must take equally long. Each attempt is new and returns the reason of its
 * refusal.
 */
export interface Pair {
  readonly name: string
  readonly reason: string
  first(): Promise<Timed>
  second(): Promise<Timed>
}

export interface Timed {
  /** milliseconds */
  readonly time: number
  readonly reason: string
}

const body = JSON.stringify({ note: 'x'.repeat(500) })
const request: Request = { mount: '/quote', target: '/market/time', body }

/** Returns an address for one call, because calls of a single address would exceed its limits. */
const anyAddress = (): string => `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`

const otherHex = (char: string): string => (char === '0' ? '1' : '0')
const atFirst = (text: string): string => otherHex(text.charAt(0)) + text.slice(1)
const atLast = (text: string): string => text.slice(0, -1) + otherHex(text.slice(-1))

const timed = (connection: Connection, make: () => Buffer) => async (): Promise<Timed> => {
  const bytes = make()
  const begun = performance.now()
  const answer: Answer = await connection.send(bytes)
  return { time: performance.now() - begun, reason: String(JSON.parse(answer.body).reason) }
}

/** Returns a token with another kid and unchanged claims and signature. */
const underKid = (token: string, kid: string): string => {
  const [head = '', ...rest] = token.split('.')
  const header = { ...JSON.parse(Buffer.from(head, 'base64url').toString()), kid }
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.')
}
const wrongSignature = (token: string): string => {
  const at = token.lastIndexOf('.') + 1
  return `${token.slice(0, at)}${token.charAt(at) === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
}

/** Pairs of signature refusals, over one connection. */
export const signaturePairs = (connection: Connection, [own, other]: readonly [Session, Session]): Pair[] => {
  const changed = (name: string, change: (value: string) => string) =>
    timed(connection, () => {
      const headers = sign(own, request)
      return bytesOf(request, { ...headers, [name]: change(headers[name] ?? ''), 'X-Forwarded-For': anyAddress() })
    })
  const twoLayer = (change: (value: string) => string) =>
    timed(connection, () => {
      const { request, headers } = signTourist(own)
      return bytesOf(request, {
        ...headers,
        'Aes-ID': change(headers['Aes-ID'] ?? ''),
        'X-Forwarded-For': anyAddress(),
      })
    })
  return [
    {
      name: 'Aes-ID wrong in its first, its last character',
      reason: 'signature_wrong',
      first: changed('Aes-ID', atFirst),
      second: changed('Aes-ID', atLast),
    },
    {
      name: 'two-layer Aes-ID wrong in its first, its last character',
      reason: 'signature_wrong',
      first: twoLayer(atFirst),
      second: twoLayer(atLast),
    },
    {
      name: 'Verify-ID wrong in its first, its last character',
      reason: 'signature_wrong',
      first: changed('Verify-ID', atFirst),
      second: changed('Verify-ID', atLast),
    },
    {
      name: 'Session-Id of an existing session, of none',
      reason: 'token_invalid',
      first: changed('Session-Id', () => other.id),
      second: changed('Session-Id', (id) => [...id].reverse().join('')),
    },
    {
      name: 'token of a wrong signature, of an unknown kid',
      reason: 'token_invalid',
      first: changed('jwt-assertion', wrongSignature),
      second: changed('jwt-assertion', (token) => underKid(token, 'unknown')),
    },
    {
      name: 'token wrong in the first, the last part of its signature',
      reason: 'token_invalid',
      first: changed('jwt-assertion', wrongSignature),
      second: changed('jwt-assertion', (token) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BA' : 'AA'}`),
    },
  ]
}
