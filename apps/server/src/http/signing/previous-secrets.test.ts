import { createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSecrets } from '../../testing/secrets.ts'
import { credentialsOf, device } from '../../testing/signed-client.ts'

const db = await testDatabase()
const before = await testApp({ db })
const pkcs8 = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'der' })
  .toString('base64')
const changed = { ...testSecrets(), twoLayerSecret: 'the secret of new pages', deploymentKey: pkcs8 }
const { twoLayerSecret, deploymentKey } = before.context.secrets
const during = await testApp({ db, secrets: { ...changed, previous: { twoLayerSecret, deploymentKey } } })
const after = await testApp({ db, secrets: changed })

/** A page that was shipped by one server and calls another one. */
const page = (shipped: typeof before, now: typeof before) => device(now.app, shipped.context)

test('O3 a page that was open before the two-layer secret changed gets tokens while the previous one is configured', async () => {
  for (const from of [page(before, during), page(during, during), page(during, after)])
    expect((await from.tourist()).appKey).toHaveLength(32)
  const late = page(before, after)
  expect((await late.send(late.touristCall())).json().reason).toBe('signature_wrong')
})

test('O3 a page without a key of its own gets the app key wrapped for the deployment key that it was shipped with', async () => {
  const wrappedFor = async (from: ReturnType<typeof page>, named: string | undefined) => {
    const deploymentKeyHash = named && createHash('sha256').update(named).digest('hex')
    const body = { mobileUserCode: from.mobileUserCode, terminalSource: '02', deploymentKeyHash }
    const call = from.signTwoLayer('/jwt/auth/tourist', body, from.sid)
    delete call.headers['app-pub-key']
    const { data } = (await from.send(call)).json()
    return [deploymentKey, pkcs8].filter((text) => {
      const key = { key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8', oaepHash: 'sha256' } as const
      try {
        return privateDecrypt(key, Buffer.from(data.appKey, 'base64')).length === 32
      } catch {
        return false
      }
    })
  }
  expect(await wrappedFor(page(before, during), deploymentKey)).toEqual([deploymentKey])
  expect(await wrappedFor(page(during, during), pkcs8)).toEqual([pkcs8])
  // an older client names no key
  expect(await wrappedFor(page(during, during), undefined)).toEqual([pkcs8])
  expect(await wrappedFor(page(during, after), deploymentKey)).toEqual([pkcs8])
})

test('O3 a token that is issued during a change is valid after it', async () => {
  const from = page(before, during)
  const tourist = credentialsOf((await from.send(from.touristCall())).json().data)
  const same = device(after.app, after.context, undefined, from.sid)
  const body = { appId: 'foyer-test', checkType: 'ip', sessionId: from.sid }
  expect((await same.post('/jwt/auth/check', body, tourist)).json().data).toEqual({ valid: true })
})
