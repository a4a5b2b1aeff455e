import { randomUUID } from 'node:crypto'
import { erasedKinds } from '@foyer/api/erased-kinds'
import { recordKind } from '@foyer/api/privacy'
import { describe, expect, test } from 'vitest'
import { unseal } from '../../crypto/at-rest.ts'
import { audit } from '../../engine/audit.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { hongKongNumber, renewalBody, signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { together } from '../../testing/waiting.ts'
import { declare, joinBody, joins, newcomers, publish } from '../activities/testing.ts'
import { mobileHash, personOf } from '../identity/persons.ts'
import { verify } from '../verification/verify.ts'
import { pruneExpired } from './prune-expired.ts'
import { activity, address, give, givePoints, idOf, sendPicture, tablesWith } from './testing.ts'

const { app, context, clock } = await testApp()
const { db, secrets } = context
const someone = newcomers(app, context)
await declare(context, activity)
await publish(context, activity)

const body = (key: string = randomUUID()) => ({ key, understood: true })
const path = '/api/user/privacy/erasure'
type Someone = Awaited<ReturnType<typeof someone>>
const erase = async ({ from, as }: Pick<Someone, 'from' | 'as'>, key?: string) =>
  (await from.post(path, body(key), as)).json()

test('O4 after an erasure no table contains the number, name, address, picture, session or device; records retained by law are anonymous', async () => {
  const number = hongKongNumber(88)
  const mobile = `+${number.areaCode}${number.mobileNo}`
  const from = device(app, context, '1.36.9.9')
  const { register, socketPwd, userCode } = await signIn(context, from, number)
  expect(await joins(from, register, activity)).toMatchObject({ status: 0 })
  const personId = await idOf(context, mobile)
  const gift = await give(context, personId, 'physical_gift', 'delivered')
  const picture = await sendPicture(db, personId)
  await db`insert into gift_pictures values (${picture}, ${gift})`
  await give(context, personId, 'exchange_voucher', 'used')
  await givePoints(db, personId, 30)

  expect(await erase({ from, as: register })).toMatchObject({ status: 0 })
  // the sandbox's messages simulate the phone; the limits of messages store a hash for a day
  const traces = [mobile, number.mobileNo, mobileHash(secrets, mobile), userCode, from.sid, address.name]
  const found = (await tablesWith(db, traces)).filter((name) => !/^seen_nonces_\d+$/.test(name))
  expect(found).toEqual(['sandbox_messages', 'seen_nonces', 'sms_sends'])
  const rows = await db<{ sealed: Buffer }[]>`select mobile_sealed as sealed from persons where id = ${personId}`
  expect(rows.map(({ sealed }) => unseal(secrets.dataKey, sealed))).toEqual([''])
  const [left] = await db`
    select (select count(*) from uploads where person_id = ${personId}) as uploads,
      (select count(*) from gift_shipments where reward_id = ${gift}) as addresses,
      (select count(*) from registrations where person_id = ${personId}) as sessions,
      (select count(*) from idempotency_keys where person_id = ${personId}) as keys,
      (select count(*) from participations where person_id = ${personId}) as participations,
      (select count(*) from rewards where person_id = ${personId}) as rewards,
      (select count(*) from consents where person_id = ${personId}) as consents`
  expect(left).toEqual({ uploads: 0, addresses: 0, sessions: 0, keys: 0, participations: 1, rewards: 2, consents: 4 })
  expect((await verify(context)).differences.filter(({ check }) => check !== 'stock')).toEqual([])

  // neither a token nor its renewal acts as that person any more
  expect((await from.post('/api/user/privacy', {}, register)).json()).toMatchObject({ reason: 'session_revoked' })
  const renewed = await from.post('/jwt/auth/register', renewalBody(from, { userCode, socketPwd }), register)
  expect(renewed.json().status).not.toBe(0)
  // a person who proves the number again is a new one
  clock.advance(120_000)
  const again = await signIn(context, device(app, context, '1.36.9.10'), number)
  expect(again.userCode).not.toBe(userCode)
  expect(await idOf(context, mobile)).not.toBe(personId)
})

describe('O4 open matters block an erasure and are listed', () => {
  const open = [
    ['exchange_voucher', 'available'],
    ['exchange_voucher', 'pending'],
    ['cash_return', 'claimable'],
    ['cash_return', 'crediting'],
    ['physical_gift', 'preparing'],
    ['physical_gift', 'shipped'],
    ['physical_gift', 'returned'],
  ] as const
  test.for(open)('an erasure is blocked by a %s that is %s', async ([type, status]) => {
    const person = await someone()
    await give(context, await idOf(context, person.mobile), type, status)
    expect(await erase(person)).toMatchObject({ reason: 'erasure_blocked' })
    const { data } = (await person.from.post('/api/user/privacy', {}, person.as)).json()
    expect(data.open).toMatchObject([{ kind: 'reward', type, status, name: { 'en-US': 'Coffee' } }])
    expect(data.open[0].reference).toMatch(/^\w{5}-\w{5}$/)
    expect(await idOf(context, person.mobile)).toBeGreaterThan(0)
  })
})

describe('O4 an erasure happens once', () => {
  test('its key returns the same answer to the ended session and to a visitor', async () => {
    const person = await someone()
    const key = randomUUID()
    const first = await erase(person, key)
    expect(first.data.retained.map(({ kind }: { kind: string }) => kind)).toEqual(
      recordKind.options.filter((kind) => !erasedKinds.includes(kind)),
    )
    clock.advance(5_000)
    expect(await erase(person, key)).toEqual(first)
    const visitor = device(app, context)
    expect(await erase({ from: visitor, as: await visitor.tourist() }, key)).toEqual(first)
    expect(await erase(person)).toMatchObject({ reason: 'session_revoked' })
    expect(await erase({ from: visitor, as: await visitor.tourist() })).toMatchObject({ reason: 'session_revoked' })
  })

  test('of two devices that erase at once one succeeds, and the other finds its session ended', async () => {
    const person = await someone()
    const other = await person.elsewhere()
    const personId = await idOf(context, person.mobile)
    const replies = await together(db, (tx) => tx`select from persons where id = ${personId} for update`, [
      () => erase(person),
      () => erase(other),
    ])
    expect(replies.map(({ reason }) => reason ?? 'erased').sort()).toEqual(['erased', 'session_revoked'])
  })

  test('two concurrent calls under one key erase once and return the same answer', async () => {
    const person = await someone()
    const personId = await idOf(context, person.mobile)
    const key = randomUUID()
    const [one, again] = await together(db, (tx) => tx`select from persons where id = ${personId} for update`, [
      () => erase(person, key),
      () => erase(person, key),
    ])
    expect(one).toMatchObject({ status: 0, data: { retained: expect.any(Array) } })
    expect(again).toEqual(one)
  })

  test('a concurrent erasure and join run one after the other, and the erasure is complete', async () => {
    for (let round = 0; round < 6; round++) {
      const person = await someone()
      const personId = await idOf(context, person.mobile)
      const [joined, erased] = await together(
        db,
        (tx) => tx`select from persons where id = ${personId} for update`,
        round % 2
          ? [() => joins(person.from, person.as, activity, joinBody()), () => erase(person)]
          : [() => joins(person.from, person.as, activity, joinBody()), () => erase(person)].reverse(),
      ).then((replies) => (round % 2 ? replies : [...replies].reverse()))
      expect(erased.status).toBe(0)
      const [row] = await db<[{ joined: number; keys: number }]>`
        select (select count(*) from participations where person_id = ${personId}) as joined,
          (select count(*) from idempotency_keys where person_id = ${personId}) as keys`
      expect(row).toEqual({ joined: joined.status === 0 ? 1 : 0, keys: 0 })
      if (joined.status !== 0) expect(joined.reason).toBe('session_revoked')
    }
  })

  test('a person whose number is proved during their erasure signs in as a new person', async () => {
    const person = await someone()
    const personId = await idOf(context, person.mobile)
    const { issueTicket } = await import('../identity/tickets.ts')
    const now = clock.clocks.wall()
    await issueTicket(db, { identifierKey: secrets.identifierKey, sessionId: person.from.sid, now, personId })
    await erase(person)
    expect(await db`select from tickets where person_id = ${personId}`).toHaveLength(0)
    const { openRegistration } = await import('../identity/registrations.ts')
    await expect(
      openRegistration(db, { id: personId, userCode: 'old' }, { origin: null, now, isProved: true }),
    ).rejects.toMatchObject({
      reason: 'session_revoked',
    })
    expect((await personOf(db, secrets, person.mobile, now)).id).not.toBe(personId)
  })
})

test('O4 records whose period has ended by the wall clock are deleted, and the figures stay', async () => {
  const person = await someone()
  await joins(person.from, person.as, activity)
  const personId = await idOf(context, person.mobile)
  await db`
    insert into consents (person_id, document, version, agreed, given_at)
    values (${personId}, 'marketing', '1', true, ${new Date(0)})`
  await erase(person)
  const other = await someone()
  const gift = await give(context, await idOf(context, other.mobile), 'physical_gift', 'delivered')
  const left = async () => {
    const [row] = await db`
      select (select count(*) from consents where person_id = ${personId}) as consents,
        (select reference like 'gone-%' from participations where person_id = ${personId}) as nameless,
        (select count(*) from gift_shipments where reward_id = ${gift}) as addresses`
    return row
  }
  const day = 86_400_000
  clock.moveBusiness(100 * day)
  await pruneExpired(context)
  clock.moveBusiness(0)
  clock.advance(60 * day)
  // reading a gift's address does not extend its period
  const entry = { actor: 'system', subject: 'rewards', subjectId: gift, event: 'label' } as const
  await audit(db, { ...entry, wall: clock.clocks.wall() })
  clock.advance(29 * day)
  await pruneExpired(context)
  expect(await left()).toEqual({ consents: 1, nameless: false, addresses: 1 })
  clock.advance(2 * day)
  await Promise.all([pruneExpired(context), pruneExpired(context)])
  expect(await left()).toEqual({ consents: 1, nameless: false, addresses: 0 })
  // an operator sets a shorter period
  await ownerOf(db)`update retention_periods set days = 30 where kind in ('consents', 'participations')`
  await pruneExpired(context)
  expect(await left()).toEqual({ consents: 0, nameless: true, addresses: 0 })
  await ownerOf(db)`update retention_periods set days = 2557 where kind in ('consents', 'participations')`
})
