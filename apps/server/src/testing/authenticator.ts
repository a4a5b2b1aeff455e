import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { CreatedCredential, CreateOptions, UsedCredential, UseOptions } from '@foyer/api/passkeys'

const flags = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 } as const

/** The parts of CBOR that an attestation needs. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const word = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const map = (...entries: Buffer[][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()])

const sha256 = (value: Buffer | string): Buffer => createHash('sha256').update(value).digest()

/** What a test changes in an answer to make it wrong. */
interface Change {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** does not verify who unlocks the device */
  readonly unverified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly key?: KeyObject
}

/** A device that makes and uses passkeys as a browser does, for one relying party. */
export const authenticator = (pageOrigin = 'http://localhost:8080') => {
  const made = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle = randomBytes(32).toString('base64url')

  const clientData = (type: string, challenge: string, change: Change): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: change.challenge ?? challenge, origin: change.origin ?? pageOrigin }))
  const authData = (rpId: string, change: Change, attested = Buffer.alloc(0)): Buffer => {
    const verified = change.unverified ? 0 : flags.verified
    const backup = flags.backupEligible | flags.backedUp
    const all = flags.present | verified | backup | (attested.length > 0 ? flags.attested : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(change.counter ?? counter)
    return Buffer.concat([sha256(change.rpId ?? rpId), Buffer.from([all]), count, attested])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const

  return {
    create: ({ challenge, rp, user }: CreateOptions, change: Change = {}): CreatedCredential => {
      userHandle = user.id
      const { x = '', y = '' } = made.publicKey.export({ format: 'jwk' })
      const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'))
      const key = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), coordinate(x)],
        [integer(-3), coordinate(y)],
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestation = map(
        [word('fmt'), word('none')],
        [word('attStmt'), map()],
        [word('authData'), bytes(authData(rp.id, change, attested))],
      )
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, change).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal', 'of-a-later-standard'],
        },
      }
    },
    use: ({ challenge, rpId }: UseOptions, change: Change = {}): UsedCredential => {
      counter++
      const data = clientData('webauthn.get', challenge, change)
      const signed = authData(rpId, change)
      const signature = sign('sha256', Buffer.concat([signed, sha256(data)]), change.key ?? made.privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: signed.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: change.userHandle ?? userHandle,
        },
      }
    },
  }
}
