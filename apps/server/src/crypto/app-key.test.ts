import { constants, createPrivateKey, createSecretKey, privateDecrypt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deploymentPublicKey, openField, wrapAppKey } from './app-key.ts'

const vectors = JSON.parse(
  readFileSync(new URL('../../../../packages/protocol/vectors/signing.json', import.meta.url), 'utf8'),
) as {
  aes: { appKey: string; plaintext: string; expected: { sealed: string } }[]
  aesInvalid: { why: string; appKey: string; sealed: string }[]
  rsaKeys: Record<string, { pkcs8: string }>
}

const secret = (hex: string) => createSecretKey(Buffer.from(hex, 'hex'))

test('V9 the server decrypts every AES vector of the client to its plaintext', () => {
  expect(vectors.aes.length).toBeGreaterThan(50)
  for (const { appKey, plaintext, expected } of vectors.aes)
    expect(openField(secret(appKey), expected.sealed)).toBe(plaintext)
})

test.each(vectors.aesInvalid)('V9 a sealed field is not decrypted: $why', ({ appKey, sealed }) => {
  expect(openField(secret(appKey), sealed)).toBeUndefined()
})

test.each(Object.entries(vectors.rsaKeys))(
  'S2 an app key wrapped for the vector key %s unwraps to the same app key',
  (_name, { pkcs8 }) => {
    const appKey = Buffer.alloc(32, 7)
    const wrapped = wrapAppKey(deploymentPublicKey(pkcs8), appKey)
    const key = createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' })
    const opened = privateDecrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(wrapped, 'base64'),
    )
    expect(opened).toEqual(appKey)
  },
)
