import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** The key with which a deployment signs its calls to the firm's systems. */
export interface SigningKey {
  /** the name under which the systems know the public key */
  readonly id: string
  /** Ed25519 */
  readonly key: KeyObject
}

/** A request before it is signed. */
export interface Unsigned {
  readonly url: URL
  readonly body: string
  readonly idempotencyKey: string
}

/** Reads an Ed25519 private key in PKCS#8 DER in base64. @throws Error if it is none */
export const readSigningKey = (id: string, text: string): SigningKey => {
  const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the key is no Ed25519 key')
  return { id, key }
}

/** The text that is signed (RFC 9421 §2.5). @param params the signature parameters, which begin with the list of names */
export const signatureBase = (components: Readonly<Record<string, string>>, params: string): string =>
  [...Object.entries(components), ['@signature-params', params]]
    .map(([name, value]) => `"${name}": ${value}`)
    .join('\n')

/** The list of component names, with which the signature parameters begin. */
const listOf = (components: Readonly<Record<string, string>>): string =>
  `(${Object.keys(components)
    .map((name) => `"${name}"`)
    .join(' ')})`

/** The digest of a body (RFC 9530). */
const contentDigest = (body: string): string => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`

/**
 * The headers of a signed `POST` of JSON (RFC 9421, Ed25519). The signature covers all that a system acts on: host, path,
 * body and key.
 *
 * @param created seconds since 1970
 */
export const signedHeaders = (
  { url, body, idempotencyKey }: Unsigned,
  { id, key }: SigningKey,
  created: number,
): Record<string, string> => {
  const own = {
    'content-digest': contentDigest(body),
    'content-type': 'application/json',
    'idempotency-key': idempotencyKey,
  }
  const components = { '@method': 'POST', '@authority': url.host, '@path': url.pathname, ...own }
  const params = `${listOf(components)};created=${created};keyid="${id}";alg="ed25519"`
  const signature = sign(null, Buffer.from(signatureBase(components, params)), key).toString('base64')
  return { ...own, 'signature-input': `foyer=${params}`, signature: `foyer=:${signature}:` }
}
