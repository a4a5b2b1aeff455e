import { once } from 'node:events'
import { request as get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { emptyApp } from '../../../testing/context.ts'
import { ownerOf } from '../../../testing/database.ts'
import { staffWith } from '../../staff/testing/callers.ts'
import { sealAudit } from '../audit-seals.ts'
import { differencesIn } from '../verify.ts'
import { longestExport } from './running.ts'
import { linesIn, verified } from './testing.ts'

const { app, context, clock } = await emptyApp()
const { db } = context
const members = {
  lee: await staffWith(context, 'compliance'),
  wong: await staffWith(context, 'auditor'),
  chan: await staffWith(context, 'auditor'),
}
type Member = keyof typeof members

const search = (payload: object, member: Member = 'lee') =>
  app.inject({ method: 'POST', url: '/staff/trail', payload, headers: members[member].headers })
const today = () => new Date(clock.clocks.wall() + 8 * 3_600_000).toISOString().slice(0, 10)
const address = (from = today(), until = from) => `/staff/trail/export?from=${from}&until=${until}`
const exported = (url = address(), member: Member = 'lee') => app.inject({ url, headers: members[member].headers })

test('SEC-9 an export is an entry of the trail itself, with its days, and another one with the hash of the file', async () => {
  await sealAudit(context)
  const reply = await exported()
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="foyer-audit-${today()}-${today()}.jsonl"`)
  expect(reply.headers['cache-control']).toBe('no-store')
  const { faults, sha256, entries } = await verified(reply.body)
  expect(faults).toEqual([])
  const id = JSON.parse(linesIn(reply.body)[0] ?? '').export
  const found = await search({ filter: { subject: 'audit_exports', subjectId: id, staff: members.lee.id } })
  expect(found.json().data.entries).toMatchObject([
    { event: 'exported', by: { id: members.lee.id, name: 'Test compliance' }, detail: { sha256, entries } },
    { event: 'export', actor: 'staff', detail: { from: today(), until: today() }, seal: null },
  ])
  // the entries have the reference of the call, by which the log names it
  const [{ reference }] = found.json().data.entries
  expect((await search({ filter: { reference } })).json().data.entries).toHaveLength(2)
  // the next export contains both
  await sealAudit(context)
  expect((await exported()).body).toContain(sha256)
})

test('SEC-9 the check of a period names the entry that somebody changed in the database, as the file does', async () => {
  await sealAudit(context)
  const period = { from: today(), until: today() }
  const check = async () => {
    const { headers } = members.chan
    return (await app.inject({ method: 'POST', url: '/staff/trail/check', payload: period, headers })).json().data
  }
  expect(await check()).toMatchObject({ faults: [], moreFaults: 0 })
  const owner = ownerOf(db)
  const [changed] = await owner<[{ id: string }]>`select min(id)::text as id from audit_entries`
  const set = (reason: string | null) =>
    owner.begin(async (tx) => {
      await tx`alter table audit_entries disable trigger user`
      await tx`update audit_entries set reason = ${reason} where id = ${changed.id}`
      await tx`alter table audit_entries enable trigger user`
    })
  await set('Nothing to see')
  const named = `entry ${changed.id} was changed: its text has another hash`
  expect((await check()).faults).toContain(named)
  expect((await verified((await exported()).body)).faults.map(({ found }) => found)).toContain(named)
  expect(await differencesIn(db, context)).toContainEqual({
    check: 'audit entries',
    found: expect.stringMatching(new RegExp(`changed: ${changed.id}$`)),
  })
  await set(null)
  expect((await check()).faults).toEqual([])
})

test('SEC-9 nobody gets the trail or an export without the check of the caller', async () => {
  for (const call of [
    { method: 'POST', url: '/staff/trail', payload: { filter: {} } },
    { method: 'GET', url: address() },
    { method: 'HEAD', url: address() },
  ] as const) {
    const { statusCode, body } = await app.inject(call)
    expect(statusCode).toBeGreaterThanOrEqual(401)
    expect(body).not.toContain('entries')
  }
})

test.each([
  ['an unknown filter', { filter: { person: '1' } }],
  ['an unknown kind of actor', { filter: { actor: 'stranger' } }],
  ['a moment that is no number', { filter: { from: 'yesterday' } }],
  ['a moment after the year 9999', { filter: { until: 1e18 } }],
  ['a cursor that is no id', { filter: {}, before: "1' or true" }],
  ['no filter', {}],
])('SEC-9 a search with %s is refused', async (_, payload) => {
  const reply = await search(payload)
  expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
})

test.each([
  ['no days', '/staff/trail/export'],
  ['a day that does not exist', address('2026-02-30')],
  ['a day of the year 0', address('0000-01-01')],
  ['days in the wrong order', address('2026-03-02', '2026-03-01')],
  ['an unknown parameter', `${address()}&all=yes`],
])('SEC-9 an export with %s is refused, and leaves nothing', async (_, url) => {
  const before = await db`select count(*) from audit_entries`
  const reply = await exported(url)
  expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
  expect(await db`select count(*) from audit_entries`).toEqual(before)
  expect(await db`select from audit_exports`).toHaveLength(0)
})

test('SEC-9 an export of too many entries is refused and the reply says to choose fewer days', async () => {
  const owner = ownerOf(db)
  await owner`update audit_seals set books = 5000001 where number = 1`
  const reply = await exported()
  await owner`update audit_seals set books = 0 where number = 1`
  expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
  expect(reply.json().msg).toContain('choose fewer days')
  expect(await db`select from audit_exports`).toHaveLength(0)
})

test('SEC-9 a member of staff has one export at a time on all servers, until the longest one would have ended', async () => {
  await db`insert into audit_exports values (${members.lee.id}, gen_random_uuid(), ${new Date(clock.clocks.wall() + longestExport)})`
  const reply = await exported()
  expect([reply.statusCode, reply.json().reason, reply.headers['retry-after']]).toEqual([429, 'rate_limited', '60'])
  expect((await exported(address(), 'wong')).statusCode).toBe(200)
  clock.advance(longestExport)
  expect((await exported()).statusCode).toBe(200)
  expect(await db`select from audit_exports`).toHaveLength(0)
})

/** Begins an export over the network and reads nothing of it. */
const open = async (member: Member) => {
  const { port } = app.server.address() as AddressInfo
  const call = get({ port, path: address(), headers: members[member].headers }).end()
  const [response] = await once(call, 'response')
  return { call, response }
}

test('SEC-9 a slow reader slows the export, the third export of a server waits for its turn, and a lost reader ends its own', async () => {
  // a seal of more than the buffers of the connections hold
  await db`insert into audit_entries (at, actor, subject, subject_id, event, detail)
    select ${new Date(clock.clocks.wall())}, 'system', 'large', n::text, 'e', jsonb_build_object('text', repeat('x', 8000))
    from generate_series(1, 2500) n`
  await sealAudit(context)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const readers = [await open('lee'), await open('wong')]
  expect(readers.map(({ response }) => response.statusCode)).toEqual([200, 200])
  expect((await exported(address(), 'chan')).json().reason).toBe('rate_limited')
  // nobody reads, so neither export has ended
  expect(await db`select staff_id from audit_exports order by 1`).toEqual(
    [members.lee.id, members.wong.id].sort().map((id) => ({ staff_id: id })),
  )
  readers[0]?.call.destroy()
  await expect.poll(() => db`select staff_id from audit_exports`).toEqual([{ staff_id: members.wong.id }])
  expect((await exported(address('2020-01-01'), 'chan')).statusCode).toBe(200)
  const blocks: Buffer[] = []
  for await (const block of readers[1]?.response ?? []) blocks.push(block)
  expect((await verified(Buffer.concat(blocks).toString())).faults).toEqual([])
  await expect.poll(() => db`select from audit_exports`).toHaveLength(0)
  // the lost reader's export has no second entry
  const [row] = await db`select count(*)::int as lost from audit_entries begun where event = 'export' and not exists (
    select from audit_entries ended where ended.subject_id = begun.subject_id and ended.event = 'exported')`
  expect(row).toEqual({ lost: 1 })
})

test('SEC-9 the stop of a server ends its exports, and the reader does not receive a whole file', async () => {
  const { response } = await open('lee')
  const read = async () => {
    const blocks: Buffer[] = []
    for await (const block of response) blocks.push(block)
    return Buffer.concat(blocks).toString()
  }
  const [text] = await Promise.allSettled([read(), app.close()])
  expect(text).toMatchObject({ status: 'rejected', reason: { code: 'ECONNRESET' } })
  await expect.poll(() => db`select from audit_exports`).toHaveLength(0)
})
