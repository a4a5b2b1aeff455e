import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** Public keys of callers by name. */
export type Keys = ReadonlyMap<string, KeyObject>

/** Reads `name:key,name:key`, each key in SPKI DER in base64. @throws Error if one is no Ed25519 key */
export const readKeys = (text: string): Keys =>
  new Map(
    text.split(',').map((entry) => {
      const [name = '', key = ''] = entry.split(':')
      const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
      if (publicKey.asymmetricKeyType !== 'ed25519') throw new Error(`the key ${name} is no Ed25519 key`)
      return [name, publicKey]
    }),
  )

/** A call as it arrived. */
export interface Arrived {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

const lifeSeconds = 300
const signed = ['@method', '@authority', '@path', 'content-digest', 'content-type', 'idempotency-key']
const input = /^foyer=(\(("[a-z@-]+"(?: "[a-z@-]+")*)\);created=(\d{1,12});keyid="([\w.-]{1,64})";alg="ed25519")$/

const textOf = (headers: Arrived['headers'], name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const wrong = (why: string) => new Refusal(401, 'signature_wrong', why)

/**
 * Checks the signature of a call (RFC 9421) and the digest of its body (RFC 9530).
 *
 * @param now milliseconds since 1970 @throws Refusal `signature_wrong`
 */
export const verifySignature = ({ path, headers, body }: Arrived, keys: Keys, now: number, checksAge = true): void => {
  const [, params, list = '', created, keyId = ''] = input.exec(textOf(headers, 'signature-input')) ?? []
  const signature = /^foyer=:([A-Za-z0-9+/=]+):$/.exec(textOf(headers, 'signature'))?.[1]
  if (params === undefined || signature === undefined) throw wrong('there is no signature of the expected form')
  const names = list.split(' ').map((name) => name.slice(1, -1))
  if (signed.some((name) => !names.includes(name))) throw wrong('the signature does not cover every component')
  if (checksAge && Math.abs(now / 1000 - Number(created)) > lifeSeconds) throw wrong('the signature is too old')
  const digest = createHash('sha256').update(body).digest('base64')
  if (textOf(headers, 'content-digest') !== `sha-256=:${digest}:`) throw wrong('the digest is of another body')
  const componentOf = (name: string): string => {
    if (name === '@method') return 'POST'
    if (name === '@authority') return textOf(headers, 'host').toLowerCase()
    return name === '@path' ? path : textOf(headers, name)
  }
  const base = [...names.map((name) => `"${name}": ${componentOf(name)}`), `"@signature-params": ${params}`].join('\n')
  const key = keys.get(keyId)
  if (!key || !verify(null, Buffer.from(base), key, Buffer.from(signature, 'base64')))
    throw wrong('the signature does not match')
}
