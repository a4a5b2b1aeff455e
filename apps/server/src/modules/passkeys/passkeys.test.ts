import { generateKeyPairSync } from 'node:crypto'
import { createOptions, mostPasskeys, passkeysReply, useOptions } from '@foyer/api/passkeys'
import { privacyExport } from '@foyer/api/privacy-export'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { authenticator } from '../../testing/authenticator.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { demoNumber, logIn, loginBody, type Registered } from '../../testing/log-in.ts'
import { productionVariables } from '../../testing/production.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { type Credentials, credentialsOf, type Device, device } from '../../testing/signed-client.ts'
import { pruneChallenges } from './challenges.ts'

const { app, context, clock } = await testApp()
const { db } = context
const owner = ownerOf(db)
const minute = 60_000
const clientNo = '88002001'

const call = async (from: Device, as: Credentials, path: string, body: object = {}) =>
  (await from.post(`/api/user/${path}`, body, as)).json()

/** A person at login level; a day passes so that codes can be sent again. */
const loggedIn = async () => {
  clock.advance(24 * 60 * minute)
  const from = device(app, context)
  const person = await signIn(context, from, demoNumber(2))
  clock.advance(minute)
  const { login } = await logIn(context, from, person, clientNo, demoNumber(2))
  return { from, person, login }
}
const optionsToCreate = async (from: Device, login: Credentials) =>
  createOptions.parse((await call(from, login, 'passkeys/options')).data)

const withPasskey = async () => {
  const one = await loggedIn()
  const key = authenticator()
  const credential = key.create(await optionsToCreate(one.from, one.login))
  const reply = await call(one.from, one.login, 'passkeys/create', { credential })
  return { ...one, key, passkeys: passkeysReply.parse(reply.data).passkeys }
}
const optionsToUse = async (from: Device, { register }: Registered) =>
  useOptions.parse((await call(from, register, 'login/passkey')).data)
const verify = (from: Device, { register }: Registered, credential: object) =>
  call(from, register, 'login/passkey/verify', { credential })

describe('creating a passkey', () => {
  test('a person who has just logged in creates a passkey, which is listed with device and masked account', async () => {
    const { from, login, person, passkeys } = await withPasskey()
    expect(passkeys[0]).toMatchObject({
      name: null,
      account: '****2001',
      isSynced: true,
      lastUsedAt: null,
      createdAt: context.clocks.wall(),
    })
    expect(await call(from, login, 'passkeys')).toMatchObject({ data: { canCreate: true } })
    expect(await call(from, person.register, 'passkeys')).toMatchObject({ data: { canCreate: false } })
    const [entry] = await db`select subject, detail from audit_entries where event = 'passkey_create' order by id desc`
    expect(entry).toMatchObject({ subject: 'client_accounts', detail: { person: expect.any(Number) } })
    expect(JSON.stringify(entry)).not.toContain('2001')
  })

  test('options to create require the login level and a fresh proof, and name the device keys that exist', async () => {
    const { from, login, person, key } = await withPasskey()
    const { excludeCredentials, user } = await optionsToCreate(from, login)
    const { id } = key.use(await optionsToUse(from, person))
    expect(excludeCredentials).toContainEqual({ id, type: 'public-key', transports: ['internal'] })
    expect(user).toMatchObject({ name: '****2001', displayName: '****2001' })
    expect((await call(from, person.register, 'passkeys/options')).reason).toBe('level_too_low')
    clock.advance(10 * minute)
    expect((await call(from, login, 'passkeys/options')).reason).toBe('fresh_proof_needed')
  })

  test.each([
    ['of another page', { origin: 'https://foyer.example' }],
    ['of another domain', { rpId: 'foyer.example' }],
    ['without verifying who unlocks the device', { unverified: true }],
    ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ])('a new key %s is refused', async (_, change) => {
    const { from, login } = await loggedIn()
    const credential = authenticator().create(await optionsToCreate(from, login), change)
    expect((await call(from, login, 'passkeys/create', { credential })).reason).toBe('passkey_refused')
  })

  test('one challenge creates one passkey, and a challenge for a login creates none', async () => {
    const { from, login, person } = await loggedIn()
    const options = await optionsToCreate(from, login)
    const create = (credential: object) => call(from, login, 'passkeys/create', { credential })
    expect((await create(authenticator().create(options))).status).toBe(0)
    expect((await create(authenticator().create(options))).reason).toBe('passkey_refused')
    const { challenge } = await optionsToUse(from, person)
    expect((await create(authenticator().create({ ...options, challenge }))).reason).toBe('passkey_refused')
  })

  test('a person has at most twenty passkeys', async () => {
    const { from, login } = await withPasskey()
    await db`
      insert into passkeys (person_id, account_id, credential_id, public_key, counter, transports, backup_eligible,
        backed_up, system, browser, created_at)
      select person_id, account_id, credential_id || n, public_key, counter, transports, backup_eligible,
        backed_up, system, browser, created_at
      from passkeys, generate_series(1, ${mostPasskeys}) n where id = (select max(id) from passkeys)`
    expect((await call(from, login, 'passkeys/options')).reason).toBe('passkeys_full')
    await db`delete from passkeys where length(credential_id) > 22`
  })
})

describe('logging in by passkey', () => {
  test('a passkey opens the login level of its account without password and code, and the trail states the way', async () => {
    const { from, person, key } = await withPasskey()
    const { data } = await verify(from, person, key.use(await optionsToUse(from, person)))
    const reply = await from.post('/trade/auth/login', loginBody(person, data), person.register)
    const login = credentialsOf(reply.json().data)
    const { passkeys } = passkeysReply.parse((await call(from, login, 'passkeys')).data)
    expect(passkeys[0]?.lastUsedAt).toBe(context.clocks.wall())
    const [entry] = await db`select detail from audit_entries where event = 'login' order by id desc`
    expect(entry?.detail).toMatchObject({ way: 'passkey' })
  })

  test('the options are the same for a person with a passkey and one without, except the challenge', async () => {
    const { from, person } = await withPasskey()
    const stranger = device(app, context)
    const other = await signIn(context, stranger, hongKongNumber(700))
    const { challenge: one, ...mine } = await optionsToUse(from, person)
    const { challenge: two, ...theirs } = await optionsToUse(stranger, other)
    expect(mine).toEqual(theirs)
    expect(one).not.toBe(two)
  })

  const anotherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  test.each([
    ['from another page', { origin: 'https://foyer.example' }],
    ['of another domain', { rpId: 'foyer.example' }],
    ['without verifying who unlocks the device', { unverified: true }],
    ['signed with another key', { key: anotherKey }],
    ['of another holder', { userHandle: Buffer.alloc(32).toString('base64url') }],
  ])('an answer %s is refused', async (_, change) => {
    const { from, person, key } = await withPasskey()
    const credential = key.use(await optionsToUse(from, person), change)
    expect((await verify(from, person, credential)).reason).toBe('passkey_refused')
  })

  test('an answer works once, in its session, for ten minutes, and its counter grows', async () => {
    const { from, person, key } = await withPasskey()
    const first = await optionsToUse(from, person)
    expect((await verify(from, person, key.use(first, { counter: 5 }))).status).toBe(0)
    expect((await verify(from, person, key.use(first, { counter: 6 }))).reason).toBe('passkey_refused')
    const repeated = key.use(await optionsToUse(from, person), { counter: 5 })
    expect((await verify(from, person, repeated)).reason).toBe('passkey_refused')
    const elsewhere = device(app, context)
    clock.advance(minute)
    const again = await signIn(context, elsewhere, demoNumber(2))
    const foreign = key.use(await optionsToUse(from, person), { counter: 7 })
    expect((await verify(elsewhere, again, foreign)).reason).toBe('passkey_refused')
    const old = await optionsToUse(from, person)
    clock.advance(10 * minute)
    expect((await verify(from, person, key.use(old, { counter: 8 }))).reason).toBe('passkey_refused')
  })

  test('an unknown, a deleted and another person’s passkey have one answer, and failures lock the person out', async () => {
    const { from, person, key, passkeys } = await withPasskey()
    const stranger = device(app, context)
    const other = await signIn(context, stranger, hongKongNumber(701))
    const refusals = [
      await verify(stranger, other, authenticator().use(await optionsToUse(stranger, other))),
      await verify(stranger, other, key.use(await optionsToUse(stranger, other))),
    ]
    await call(from, person.register, 'passkeys/delete', { id: passkeys[0]?.id })
    const deleted = await verify(from, person, key.use(await optionsToUse(from, person)))
    expect([...refusals, deleted].map(({ reason, msg }) => [reason, msg])).toEqual(
      Array(3).fill(['passkey_refused', 'the passkey was not accepted']),
    )
    for (let n = 0; n < 4; n++) await verify(stranger, other, authenticator().use(await optionsToUse(stranger, other)))
    expect(await verify(stranger, other, key.use(await optionsToUse(stranger, other)))).toMatchObject({
      reason: 'login_locked',
      detail: { retryAfter: expect.any(Number) },
    })
  })

  test('a suspended account is refused, and one with another number on record has no passkey', async () => {
    const { from, person, key } = await withPasskey()
    const [account] = await owner<[{ id: number; mobile_hash: Buffer }]>`
      select account.id, mobile_hash from client_accounts account join passkeys on account_id = account.id
      order by passkeys.id desc limit 1`
    const change = (set: object) => owner`update client_accounts set ${owner(set)} where id = ${account.id}`
    const answer = async () => (await verify(from, person, key.use(await optionsToUse(from, person)))).reason
    await change({ status: 'suspended' })
    expect(await answer()).toBe('account_suspended')
    await change({ status: 'active', mobile_hash: Buffer.alloc(32, 7) })
    expect(await answer()).toBe('passkey_refused')
    await change({ mobile_hash: account.mobile_hash })
    expect(await answer()).toBeUndefined()
  })
})

describe('the passkeys of a person', () => {
  test('The owner of a passkey renames and deletes it, and no other person sees or changes it', async () => {
    const { from, person, passkeys } = await withPasskey()
    const [{ id } = { id: '' }] = passkeys
    const stranger = device(app, context)
    const { register } = await signIn(context, stranger, hongKongNumber(702))
    expect((await call(stranger, register, 'passkeys/rename', { id, name: 'mine' })).reason).toBe('not_found')
    expect((await call(stranger, register, 'passkeys/delete', { id })).data.passkeys).toEqual([])
    const renamed = await call(from, person.register, 'passkeys/rename', { id, name: '  My phone ' })
    expect(renamed.data.passkeys[0]).toMatchObject({ id, name: 'My phone' })
    expect((await call(from, person.register, 'passkeys/rename', { id, name: ' ' })).reason).toBe('invalid_request')
    const left = (await call(from, person.register, 'passkeys/delete', { id })).data.passkeys
    expect(left.map((each: { id: string }) => each.id)).not.toContain(id)
    const again = await call(from, person.register, 'passkeys/delete', { id })
    expect(again.data.passkeys).toHaveLength(left.length)
  })

  test('the export contains them by the masked account', async () => {
    const { from, login } = await withPasskey()
    const exported = privacyExport.parse((await call(from, login, 'privacy/export')).data)
    expect(exported.passkeys.at(-1)).toMatchObject({ account: '****2001', lastUsedAt: null })
  })

  test('open challenges end with the sessions of the person, and expired ones are deleted', async () => {
    const { from, person } = await loggedIn()
    await optionsToUse(from, person)
    await call(from, person.register, 'sessions/end', { which: 'all' })
    const count = async () => (await db`select from passkey_challenges`).length
    const before = await count()
    const next = await loggedIn()
    await optionsToUse(next.from, next.person)
    expect(await count()).toBe(before + 1)
    clock.advance(10 * minute + 1)
    await pruneChallenges(db, context.clocks.wall())
    expect(await count()).toBe(0)
  })
})

test.each([
  ['production without a domain', productionVariables],
  [
    'a server whose provider proves accounts',
    {
      LOGIN_OIDC_ISSUER: 'https://id.example',
      LOGIN_OIDC_CLIENT_ID: 'foyer',
      LOGIN_OIDC_CLIENT_SECRET: 'x'.repeat(32),
      LOGIN_OIDC_REDIRECT_URI: 'http://localhost:8080/login/provider/callback',
    },
  ],
])('%s has no passkeys', async (_, variables) => {
  const { from, person } = await loggedIn()
  const environment = readEnvironment({ LOG_LEVEL: 'silent', ...variables })
  const { app: served } = await testApp({ ...context, environment })
  for (const path of ['login/passkey', 'passkeys']) {
    const reply = await served.inject(from.sign(`/api/user/${path}`, {}, person.register))
    expect(reply.json().reason).toBe('not_found')
  }
})
