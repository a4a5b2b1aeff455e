import { randomUUID } from 'node:crypto'
import { privacyReply } from '@foyer/api/privacy'
import { privacyExport } from '@foyer/api/privacy-export'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { proveEverybody } from '../../testing/registered.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { contentOfTables } from '../../testing/tables.ts'
import { declare, joins, newcomers, publish } from '../activities/testing.ts'
import { activity, address, give, givePoints, idOf, sendPicture } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
await declare(context, activity)
await publish(context, activity)

type Person = Pick<Awaited<ReturnType<typeof someone>>, 'from' | 'as'>
const call = async ({ from, as }: Person, name = '', body: object = {}) =>
  (await from.post(`/api/user/privacy${name}`, body, as)).json()

test('O4 a person sees the stored records as figures with their periods, and their marketing consent', async () => {
  const from = device(app, context, '1.36.8.1')
  const { register } = await signIn(context, from, hongKongNumber(61))
  const personId = await idOf(context, `+852${hongKongNumber(61).mobileNo}`)
  await joins(from, register, activity)
  await give(context, personId, 'physical_gift', 'delivered')
  await givePoints(db, personId, 40)
  await sendPicture(db, personId)
  const data = privacyReply.parse((await call({ from, as: register })).data)
  expect(data).toMatchObject({
    marketing: { agreed: false },
    counts: { consents: 4, participations: 1, rewards: 1, movements: 1, addresses: 1, uploads: 1, devices: 1 },
    points: 40,
    open: [],
  })
  expect(data.mobile).not.toContain(hongKongNumber(61).mobileNo)
  expect(data.retention).toContainEqual({ kind: 'ledger', days: 2557 })
})

test('O4 the export contains all decrypted data of its owner and nothing of other persons', async () => {
  const [person, stranger] = [await someone(), await someone()]
  for (const each of [person, stranger]) await joins(each.from, each.as, activity)
  const [own, other] = [await idOf(context, person.mobile), await idOf(context, stranger.mobile)]
  await give(context, own, 'physical_gift', 'preparing')
  await give(context, own, 'exchange_voucher', 'available')
  await give(context, own, 'exchange_voucher', 'revoked')
  await give(context, other, 'exchange_voucher', 'available')
  await givePoints(db, own, 15)
  await givePoints(db, other, 15)
  await sendPicture(db, own)
  await call(person, '/marketing', { key: randomUUID(), agreed: true })

  const reply = await person.from.post('/api/user/privacy/export', {}, person.as)
  expect(reply.headers['cache-control']).toBe('no-store')
  const all = privacyExport.parse(reply.json().data)
  expect(all.person).toMatchObject({ mobile: person.mobile, residence: 'hong_kong' })
  expect(all.participations).toMatchObject([{ activity, stage: '', termsVersion: 1 }])
  expect(all.rewards).toHaveLength(3)
  expect(all.rewards.find(({ type }) => type === 'physical_gift')?.address).toEqual(address)
  const coded = (status: string) => all.rewards.find((reward) => reward.code !== null && reward.status === status)
  expect(coded('available')?.code).toMatch(/^[0-9A-F-]{36}$/)
  expect(coded('revoked')).toBeUndefined()
  expect(all.movements).toMatchObject([{ kind: 'adjust', account: 'person', amount: 15 }])
  expect(all.consents).toMatchObject([{ document: 'marketing', agreed: true, partner: null }])
  expect(all.uploads).toMatchObject([{ type: 'image/png', size: 3 }])
  expect(all.registrations).toHaveLength(1)
  expect(JSON.stringify(all)).not.toContain(stranger.mobile)
  expect(await db`select actor, event from audit_entries where subject = 'persons' and subject_id = ${own}`).toEqual([
    { actor: 'person', event: 'export' },
  ])
})

test('O4 marketing consent is withdrawn at once and can be given again; every statement is stored with its version', async () => {
  const person = await someone()
  const say = (agreed: boolean, key: string = randomUUID()) => call(person, '/marketing', { key, agreed })
  const holds = async () => (await call(person)).data.marketing.agreed
  await say(true)
  expect(await holds()).toBe(true)
  clock.advance(1_000)
  const key = randomUUID()
  const [one, again] = await Promise.all([say(false, key), say(false, key)])
  expect(again).toEqual(one)
  expect(await holds()).toBe(false)
  expect(await say(true, key)).toMatchObject({ reason: 'key_reused' })
  await say(false)
  const rows = await db`
    select agreed, version <> '' as versioned from consents
    where person_id = ${await idOf(context, person.mobile)} and document = 'marketing' order by id`
  expect(rows).toEqual([
    { agreed: true, versioned: true },
    { agreed: false, versioned: true },
  ])
})

test('O4 a person who never consented has no withdrawal, and one who consented once has it from that moment', async () => {
  const person = await someone()
  const personId = await idOf(context, person.mobile)
  const holds = async () => (await call(person)).data.marketing
  for (const at of [1_000, 2_000])
    await db`
      insert into consents (person_id, document, version, agreed, given_at)
      values (${personId}, 'marketing', '1', false, ${new Date(at)})`
  expect(await holds()).toEqual({ agreed: false, at: null })
  await call(person, '/marketing', { key: randomUUID(), agreed: true })
  clock.advance(1_000)
  const { data } = await call(person, '/marketing', { key: randomUUID(), agreed: false })
  expect(data.marketing).toEqual({ agreed: false, at: expect.any(Number) })
  expect(await holds()).toEqual(data.marketing)
})

test('O4 more than sixty exports or changes in an hour are refused, per person', async () => {
  const [person, other] = [await someone(), await someone()]
  await call(person, '/export')
  const bucket = `privacy:person ${await idOf(context, person.mobile)}`
  await db`update request_rates set hits = 59 where bucket = ${bucket} and hits = 1`
  expect((await call(person, '/export')).status).toBe(0)
  for (const [name, body] of [
    ['/export', {}],
    ['/marketing', { key: randomUUID(), agreed: true }],
    ['/partner', { key: randomUUID(), partner: 'food-platform' }],
    ['/erasure', { key: randomUUID(), understood: true }],
  ] as const)
    expect(await call(person, name, body)).toMatchObject({ reason: 'rate_limited' })
  expect((await call(other, '/export')).status).toBe(0)
  clock.advance(3_600_000)
  await proveEverybody(context)
  expect((await call(person, '/export')).status).toBe(0)
})

test('O4 only a signed-in person sees or changes their data', async () => {
  const visitor = device(app, context)
  const tourist = await visitor.tourist()
  const before = await contentOfTables(db)
  for (const name of ['', '/export', '/marketing'])
    expect(await call({ from: visitor, as: tourist }, name, { key: randomUUID(), agreed: true })).toMatchObject({
      reason: 'level_too_low',
    })
  const person = await someone()
  for (const wrong of [
    {},
    { key: randomUUID() },
    { key: randomUUID(), understood: false },
    { key: 'x', understood: true },
  ])
    expect(await call(person, '/erasure', wrong)).toMatchObject({ reason: 'invalid_request' })
  const after = await contentOfTables(db)
  expect({ ...after, persons: '', registrations: '', register_tokens: '', socket_pwds: '' }).toEqual({
    ...before,
    persons: '',
    registrations: '',
    register_tokens: '',
    socket_pwds: '',
  })
})
