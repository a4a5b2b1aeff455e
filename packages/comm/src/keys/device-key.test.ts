import { constants, createHash, createPublicKey, publicEncrypt, webcrypto } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { openFixture, times } from '../testing/fixture.ts'
import { deploymentPkcs8 } from '../testing/tokens.ts'
import { deviceKey } from './device-key.ts'
import type { KeyStore } from './key-store.ts'
import type { UnwrappingKey } from './unwrapping-key.ts'

const subtle = webcrypto.subtle as unknown as SubtleCrypto

/** A key store in memory; with `broken` it rejects, as IndexedDB does in private mode. */
const keyStore = (): KeyStore & { broken: boolean; stored: CryptoKeyPair | undefined } => ({
  broken: false,
  stored: undefined,
  async load() {
    if (this.broken) throw new Error('forbidden')
    return this.stored
  },
  async keep(pair) {
    if (this.broken) throw new Error('forbidden')
    this.stored ??= pair
    return this.stored
  },
})

const spkiOf = ({ headers }: UnwrappingKey): string => headers?.['App-Pub-Key'] ?? ''

const wrap = (spki: string, bytes: Uint8Array): string => {
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return publicEncrypt({ key, padding, oaepHash: 'sha256' }, bytes).toString('base64')
}

test('S2 a device opens what is wrapped for its own key, which cannot be exported', async () => {
  const store = keyStore()
  const key = await deviceKey(subtle, store)
  const { unwrap } = key
  const appKey = new Uint8Array(32).fill(9)
  expect(await unwrap(wrap(spkiOf(key), appKey))).toEqual(appKey)
  await expect(unwrap('AAAA')).rejects.toThrow()
  await expect(unwrap('not base64!')).rejects.toThrow()
  const { privateKey } = store.stored as CryptoKeyPair
  await expect(subtle.exportKey('pkcs8', privateKey)).rejects.toThrow('not extractable')
})

test('S2 a device stores its key between visits, and two tabs that create one at once agree on the first', async () => {
  const store = keyStore()
  const [one, two] = await Promise.all([deviceKey(subtle, store), deviceKey(subtle, store)])
  const making = vi.spyOn(subtle, 'generateKey')
  const later = await deviceKey(subtle, store)
  expect(making).not.toHaveBeenCalled()
  making.mockRestore()
  expect(spkiOf(one)).toMatch(/^MII/)
  expect(spkiOf(one)).toBe(spkiOf(two))
  expect(spkiOf(later)).toBe(spkiOf(one))
})

test('I15 SEC-4 in private mode, where no key can be stored, the deployment key is used, on a later visit too', async () => {
  const store = keyStore()
  store.broken = true
  const fixture = await openFixture({ deviceKey: { subtle, store } })
  const comm = fixture.device.open()
  await comm.init()
  expect(fixture.server.headers()['app-pub-key']).toBeUndefined()
  expect(await comm.call({ path: '/anyone', body: {} })).toBe('tourist')

  const nextVisit = fixture.device.open()
  await nextVisit.init()
  expect(await nextVisit.call({ path: '/anyone', body: {} })).toBe('tourist')
  expect(times(fixture, 'jwt/auth/tourist')).toBe(1)
})

test('S2 the deployment key is used if WebCrypto generates no key', async () => {
  const broken = { ...subtle, generateKey: async () => Promise.reject(new Error('not supported')) } as SubtleCrypto
  const fixture = await openFixture({ deviceKey: { subtle: broken, store: keyStore() } })
  const comm = fixture.device.open()
  await comm.init()
  expect(comm.flag).toBe('tourist')
  expect(fixture.server.headers()['app-pub-key']).toBeUndefined()
})

test('O3 a page without a key of its own names the deployment key that it was shipped with, and one with a key does not', async () => {
  const namedBy = async (deviceKey: { subtle: SubtleCrypto; store: ReturnType<typeof keyStore> } | undefined) => {
    const fixture = await openFixture({ deviceKey })
    const bodies: string[] = []
    const { transport } = fixture
    const comm = fixture.device.open({
      transport: (request) => {
        bodies.push(String(request.body))
        return transport(request)
      },
    })
    await comm.init()
    return bodies.map((body) => JSON.parse(body).deploymentKeyHash)
  }
  expect(await namedBy(undefined)).toEqual([createHash('sha256').update(deploymentPkcs8).digest('hex')])
  expect(await namedBy({ subtle, store: keyStore() })).toEqual([undefined])
})

test('S2 token calls contain the device key, and no other call does', async () => {
  const fixture = await openFixture({ deviceKey: { subtle, store: keyStore() } })
  const comm = fixture.device.open()
  await comm.init()
  expect(fixture.server.headers()['app-pub-key']).toMatch(/^MII/)
  await comm.call({ path: '/anyone', body: {} })
  expect(fixture.server.headers()['app-pub-key']).toBeUndefined()
})

test('SEC-17 the key in the header is bound to the signed body: if it is replaced or removed in transit, the call is refused', async () => {
  const other = spkiOf(await deviceKey(subtle, keyStore()))
  for (const headerOf of [() => ({ 'App-Pub-Key': other }), () => ({ 'App-Pub-Key': '' })]) {
    const fixture = await openFixture({ deviceKey: { subtle, store: keyStore() } })
    const { transport } = fixture
    const comm = fixture.device.open({
      transport: (request) => transport({ ...request, headers: { ...request.headers, ...headerOf() } }),
    })
    await expect(comm.init()).rejects.toMatchObject({ reason: 'signature_wrong' })
  }
})

test('S2 an app key that does not open is removed with its token, and both are fetched again', async () => {
  const fixture = await openFixture({ deviceKey: { subtle, store: keyStore() } })
  await fixture.device.open().init()
  const moved = fixture.device.open({ deviceKey: { subtle, store: keyStore() } })
  await moved.init()
  expect(times(fixture, 'jwt/auth/tourist')).toBe(2)
  expect(await moved.call({ path: '/anyone', body: {} })).toBe('tourist')
})
