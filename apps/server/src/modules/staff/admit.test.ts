import { describe, expect, test } from 'vitest'
import { emptyApp, testTwoServers } from '../../testing/context.ts'
import { staffPersonalData } from './personal-data.ts'
import { pruneStaff } from './prune.ts'
import { idleMs, lifeMs, proofMs } from './rules.ts'
import { machineWith, staffWith, underCookie } from './testing/callers.ts'

const { app, apps, context, clock } = await testTwoServers()
const { db } = context
type Headers = Readonly<Record<string, string>>

const call = (path: string, headers: Headers, payload: object = {}, to = app) =>
  to.inject({ method: 'POST', url: path, headers, payload: JSON.stringify(payload) })
const reasonOf = async (...given: Parameters<typeof call>): Promise<string> =>
  (await call(...given)).json().reason ?? 'done'
const trailOf = (id: string) =>
  db`select actor, staff_id as by, event, reason from audit_entries where subject in ('staff_members', 'machine_clients') and subject_id = ${id} order by id`
const administrator = () => staffWith(context, 'administrator')

describe('a session of staff', () => {
  test('A session of staff ends half an hour after its last use and eight hours after it began, and background calls do not prolong it', async () => {
    const idle = await staffWith(context, 'operations')
    clock.advance(idleMs - 1)
    expect(await reasonOf('/staff/session', idle.headers)).toBe('done')
    expect(await reasonOf('/operators/tracking/configuration', idle.headers)).toBe('done')
    clock.advance(idleMs - 1)
    expect(await reasonOf('/staff/session', idle.headers)).toBe('done')
    clock.advance(1)
    expect(await reasonOf('/staff/session', idle.headers)).toBe('staff_signed_out')

    const busy = await staffWith(context, 'operations')
    for (let spent = 0; spent < lifeMs - idleMs; spent += idleMs / 2) {
      clock.advance(idleMs / 2)
      expect(await reasonOf('/staff/session/use', busy.headers)).toBe('done')
    }
    clock.advance(idleMs - 1)
    expect(await reasonOf('/staff/session/use', busy.headers)).toBe('done')
    clock.advance(1)
    expect(await reasonOf('/staff/session/use', busy.headers)).toBe('staff_signed_out')
    await pruneStaff(context)
    expect(await db`select 1 from staff_sessions where member_id in (${idle.id}, ${busy.id})`).toEqual([])
  })

  test('Signing out ends the session of a member of staff on every server, deletes its cookie, writes an entry in the audit trail, and ends no other session', async () => {
    const own = await staffWith(context, 'operations')
    const other = await staffWith(context, 'operations')
    const reply = await call('/staff/session/end', own.headers)
    expect(reply.headers['set-cookie']).toBe('foyer-staff=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
    expect(reply.json().data.provider).toMatch(/^\/sandbox\/staff-provider\/session\/end\?/)
    for (const one of apps) expect(await reasonOf('/staff/session', own.headers, {}, one)).toBe('staff_signed_out')
    expect(await reasonOf('/staff/session', other.headers)).toBe('done')
    expect(await trailOf(own.id)).toEqual([{ actor: 'staff', by: own.id, event: 'sign_out', reason: null }])
  })

  test('a forged cookie and the cookie of another purpose are refused', async () => {
    for (const cookie of ['a'.repeat(43), 'short', '', `${'a'.repeat(42)};`])
      expect(await reasonOf('/staff/session', underCookie(cookie))).toBe('staff_signed_out')
  })

  test('roles that change at the next sign-in hold for the sessions that are open', async () => {
    const member = await staffWith(context, 'operations')
    await db`update staff_members set roles = '{auditor}' where id = ${member.id}`
    expect(await reasonOf('/operators/live', member.headers)).toBe('role_missing')
    expect((await call('/staff/session', member.headers)).json().data.roles).toEqual(['auditor'])
  })
})

describe('a page of another origin', () => {
  const elsewhere: readonly (readonly [string, Headers])[] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://m.foyer.example' }],
    ['a browser that does not send the site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['a page that sends neither header', {}],
  ]
  test.each(elsewhere)('A page of another origin cannot use the session of staff (%s)', async (_, sent) => {
    const { cookie, headers } = await administrator()
    const given = { cookie: `foyer-staff=${cookie}`, 'content-type': 'application/json', ...sent }
    for (const path of ['/staff/session', '/staff/session/end', '/staff/machines/add', '/operators/tracking/figures'])
      expect([path, await reasonOf(path, given)]).toEqual([path, 'host_not_allowed'])
    expect(await reasonOf('/staff/session', headers)).toBe('done')
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-seq'])(
    'cannot send a form, and neither can the own page: %s is refused',
    async (type) => {
      const { headers } = await administrator()
      const reply = await call('/staff/session/end', { ...headers, 'content-type': type })
      expect([400, 415]).toContain(reply.statusCode)
      expect(await reasonOf('/staff/session', headers)).toBe('done')
    },
  )

  test('A page of another origin cannot read the figures by a link, and the session cookie alone is no machine client', async () => {
    const { cookie } = await administrator()
    const get = (site: string) =>
      app.inject({ url: '/metrics', headers: { cookie: `foyer-staff=${cookie}`, 'sec-fetch-site': site } })
    expect((await get('cross-site')).json().reason).toBe('host_not_allowed')
    expect((await get('none')).json().reason).toBe('role_missing')
  })
})

describe('the administration of people', () => {
  const because = 'a test needs it'

  test('The administration of people needs a proof of identity within the last five minutes', async () => {
    const { headers } = await administrator()
    const { id } = await staffWith(context, 'author')
    clock.advance(proofMs - 1)
    expect(await reasonOf('/staff/people/suspend', headers, { id, reason: because })).toBe('done')
    clock.advance(1)
    expect(await reasonOf('/staff/people/restore', headers, { id, reason: because })).toBe('proof_needed')
    expect(await reasonOf('/staff/people', headers)).toBe('done')
    expect((await call('/staff/session', headers)).json().data.provedUntil).toBeNull()
  })

  test('An administrator suspends a member of staff, whose sessions end on every server at once, and restores them without their sessions', async () => {
    const boss = await administrator()
    const member = await staffWith(context, 'author', 'operations')
    const [, second] = apps
    expect(await reasonOf('/staff/session', member.headers, {}, second)).toBe('done')
    const suspended = (await call('/staff/people/suspend', boss.headers, { id: member.id, reason: because })).json()
      .data
    expect(suspended).toMatchObject({ id: member.id, suspendedAt: clock.clocks.wall(), sessions: 0 })
    expect(await reasonOf('/staff/session', member.headers, {}, second)).toBe('staff_signed_out')
    const restored = (await call('/staff/people/restore', boss.headers, { id: member.id, reason: because })).json().data
    expect(restored.suspendedAt).toBeNull()
    expect(await reasonOf('/staff/session', member.headers, {}, second)).toBe('staff_signed_out')
    const act = { actor: 'staff', by: boss.id, reason: because }
    expect(await trailOf(member.id)).toEqual([
      { ...act, event: 'suspend' },
      { ...act, event: 'restore' },
    ])
  })

  test('An administrator ends the sessions of a member of staff, and lists people with their open sessions', async () => {
    const boss = await administrator()
    const member = await staffWith(context, 'compliance')
    const listed = async () =>
      (await call('/staff/people', boss.headers)).json().data.people.find(({ id }: { id: string }) => id === member.id)
    expect(await listed()).toMatchObject({ roles: ['compliance'], sessions: 1, suspendedAt: null })
    expect(await reasonOf('/staff/people/end-sessions', boss.headers, { id: member.id, reason: because })).toBe('done')
    expect(await listed()).toMatchObject({ sessions: 0, lastSignInAt: clock.clocks.wall() })
    expect(await reasonOf('/staff/session', member.headers)).toBe('staff_signed_out')
  })

  test('The administration of people accepts no undeclared field, no act without a reason, and no unknown person', async () => {
    const { headers } = await administrator()
    const { id } = await staffWith(context, 'author')
    const roles = { roles: ['administrator'] }
    for (const path of ['suspend', 'restore', 'end-sessions'])
      for (const payload of [{ id }, { id, reason: '  x ' }, { id, reason: because, ...roles }, { reason: because }])
        expect(await reasonOf(`/staff/people/${path}`, headers, payload)).toBe('invalid_request')
    const nobody = { id: '00000000-0000-4000-8000-000000000000', reason: because }
    expect(await reasonOf('/staff/people/suspend', headers, nobody)).toBe('not_found')
    expect(await db`select roles from staff_members where id = ${id}`).toEqual([{ roles: ['author'] }])
  })
})

describe('a machine client', () => {
  const because = 'a script needs it'

  test('A machine client is added with a token that only the reply contains, is used, and is closed at once', async () => {
    const boss = await administrator()
    const add = { name: 'Warehouse', scopes: ['gifts'], reason: because }
    const { client, token } = (await call('/staff/machines/add', boss.headers, add)).json().data
    expect(token).toMatch(/^fmc_[\w-]{43}$/)
    expect(client).toMatchObject({ name: 'Warehouse', scopes: ['gifts'], lastUsedAt: null, closedAt: null })
    const stored = JSON.stringify(
      await db`select machine_clients::text, audit_entries::text from machine_clients, audit_entries`,
    )
    for (const form of [token, Buffer.from(token).toString('hex')]) expect(stored).not.toContain(form)

    const as = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    expect(await reasonOf('/operators/gifts', as, { status: 'preparing' })).toBe('done')
    const close = { id: client.id, reason: because }
    expect(await reasonOf('/staff/machines/close', boss.headers, close)).toBe('done')
    for (const one of apps)
      expect(await reasonOf('/operators/gifts', as, { status: 'preparing' }, one)).toBe('token_invalid')
    expect(await reasonOf('/staff/machines/close', boss.headers, close)).toBe('done')
    expect(await reasonOf('/staff/machines/close', boss.headers, { ...close, id: 'x' })).toBe('not_found')
    expect((await trailOf(client.id)).map(({ event }) => event)).toEqual(['add', 'close'])
  })

  test('A machine client stores its last use at most once a minute', async () => {
    const machine = await machineWith(context, 'gifts')
    const used = async () => {
      await call(
        '/operators/gifts',
        { ...machine.headers, 'content-type': 'application/json' },
        { status: 'preparing' },
      )
      const [row] = await db<
        [{ last_used_at: Date }]
      >`select last_used_at from machine_clients where id = ${machine.id}`
      return row.last_used_at.getTime()
    }
    const first = clock.clocks.wall()
    expect(await used()).toBe(first)
    clock.advance(59_999)
    expect(await used()).toBe(first)
    clock.advance(1)
    expect(await used()).toBe(first + 60_000)
  })

  test('A machine client gets neither a scope that does not exist nor an undeclared field', async () => {
    const { headers } = await administrator()
    const add = { name: 'Warehouse', scopes: ['gifts'], reason: because }
    for (const change of [{ scopes: [] }, { scopes: ['everything'] }, { roles: ['administrator'] }, { token: 'fmc_x' }])
      expect(await reasonOf('/staff/machines/add', headers, { ...add, ...change })).toBe('invalid_request')
  })
})

test('a member of staff who has not signed in for as long as records of persons are stored is deleted', async () => {
  const [gone, here] = [await staffWith(context, 'author'), await staffWith(context, 'author')]
  await db`update staff_members set last_sign_in_at = '2018-01-01' where id = ${gone.id}`
  const before = () => new Date('2019-01-01')
  const { staff_members: members } = staffPersonalData.tables ?? {}
  await members?.expire?.(db, { wall: clock.clocks.wall(), before, erased: () => db`select 0 as id where false` })
  expect(await db`select id from staff_members where id in (${gone.id}, ${here.id})`).toEqual([{ id: here.id }])
})

test('a role that only a later release knows admits to nothing', async () => {
  const { app: plain, context: parts } = await emptyApp({ db, clocks: clock.clocks })
  const member = await staffWith(parts, 'operations')
  await db`update staff_members set roles = '{operations,astronaut}' where id = ${member.id}`
  expect((await call('/staff/session', member.headers, {}, plain)).json().data.roles).toEqual(['operations'])
})
