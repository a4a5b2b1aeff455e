import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActName, ActSubject } from '@foyer/api/staff/act-names'
import { expect, test } from 'vitest'
import { functionsFolder } from '../../database/functions.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { testContext } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { pruneAudit, sealAudit } from './audit-seals.ts'
import { differencesIn } from './verify.ts'

const { context } = await testContext()
const { db } = context
const owner = ownerOf(db)

const write = (event: ActName, subject: ActSubject = 'trades') =>
  audit(db, { actor: 'system', subject, subjectId: '1', event, wall: context.clocks.wall() })
const found = async () =>
  (await differencesIn(db, context))
    .filter(({ check }) => check.startsWith('audit'))
    .map((one) => `${one.check}: ${one.found}`)
const seals = async () => {
  const [row] = await db<[{ count: number }]>`select count(*) from audit_seals`
  return row.count
}
/** Changes the audit trail with the owner's rights, runs the checks, and rolls back. */
const foundAfter = async (statement: string) => {
  const undone = new Error('undone')
  let differences: string[] = []
  await owner
    .begin(async (tx) => {
      await tx`alter table audit_entries disable trigger user`
      await tx`alter table audit_seals disable trigger user`
      await tx.unsafe(statement)
      differences = (await differencesIn(tx, context))
        .filter(({ check }) => check.startsWith('audit'))
        .map(({ check }) => check)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return differences
}

/** The text of `audit_content` of the release before entries named members of staff. */
const contentOfPreviousRelease = `
  create or replace function audit_content(from_id bigint, to_id bigint, of_books boolean, out entries integer, out hash bytea)
  language sql stable as $$
    select count(*)::integer, sha256(coalesce(string_agg(sha256(convert_to(jsonb_build_array(
      id, (extract(epoch from at) * 1000000)::bigint, actor, subject, subject_id, event, from_status, to_status, detail
    )::text, 'UTF8')), ''::bytea order by id), ''::bytea))
    from audit_entries where id between from_id and to_id and is_of_books(subject) = of_books
  $$`
const named: Actor = { kind: 'staff', id: 'a member', reference: 'ABCDE-12345' }

// seals 1 and 2, of four entries, are of the previous release
await owner.unsafe(contentOfPreviousRelease)
for (const [nth, event] of (['report', 'import', 'hold', 'commit'] as const).entries()) {
  await write(event, nth % 2 ? 'rewards' : 'trades')
  if (nth === 1) await sealAudit(context)
}
await sealAudit(context)
await owner.unsafe(readFileSync(join(functionsFolder, 'audit-content.sql'), 'utf8'))
await audit(db, { actor: named, subject: 'trades', subjectId: '1', event: 'export', wall: 0, reason: 'a reason' })
await audit(db, { actor: named, subject: 'rewards', subjectId: '1', event: 'grant', wall: 0 })
await sealAudit(context)

test('SEC-9 an untouched audit trail, of which the previous release sealed a part, has no difference, and without new entries no seal is made', async () => {
  const before = await seals()
  expect(before).toBe(3)
  await sealAudit(context)
  expect(await seals()).toBe(before)
  expect(await found()).toEqual([])
})

test.each([
  ['changed', "update audit_entries set event = 'other' where id = 1"],
  ['changed in its detail', `update audit_entries set detail = '{"a": 1}' where id = 2`],
  ['moved in time', "update audit_entries set at = at + interval '1 microsecond' where id = 3"],
  ['deleted', 'delete from audit_entries where id = 4'],
  ['attributed to another member of staff', "update audit_entries set staff_id = 'other' where id = 6"],
  ['attributed to the system', "update audit_entries set staff_id = null, actor = 'system' where id = 6"],
  ['given another reason', "update audit_entries set reason = 'other' where id = 5"],
  ['deprived of its reason', 'update audit_entries set reason = null where id = 5'],
  ['given another reference', "update audit_entries set reference = 'other' where id = 6"],
  ['sealed before and given a reason', "update audit_entries set reason = '' where id = 1"],
  ['sealed before and given a reference', "update audit_entries set reference = 'ABCDE-12345' where id = 2"],
  [
    'sealed before and attributed to a member of staff',
    "update audit_entries set actor = 'staff', staff_id = 'a member' where id = 3",
  ],
  [
    'inserted between others',
    `update audit_seals set last_id = last_id; delete from audit_entries where id = 2;
     insert into audit_entries overriding system value select 2, at, actor, subject, subject_id, 'forged' from audit_entries where id = 1`,
  ],
])('SEC-9 an entry of the audit trail that was %s by hand is found', async (_, statement) => {
  expect(await foundAfter(statement)).toEqual(['audit entries'])
})

test.each([
  ['removed', 'delete from audit_seals where number = 1'],
  ['changed', "update audit_seals set others_hash = sha256('x') where number = 1"],
  [
    'made again over changed entries',
    `
    update audit_entries set event = 'other' where id = 1;
    update audit_seals seal set others_hash = (audit_content(first_id, last_id, false)).hash where number = 1;
    update audit_seals seal set hash = audit_seal_hash(seal, null) where number = 1`,
  ],
])('SEC-9 a seal that was %s by hand is found', async (_, statement) => {
  expect(await foundAfter(statement)).toContain('audit chain')
})

test('SEC-9 an entry that commits after a later one was written is sealed by the next run, and none is missed', async () => {
  const gate = new EventEmitter()
  const written = once(gate, 'written')
  const released = once(gate, 'released')
  const slow = db.begin(async (tx) => {
    await audit(tx, { actor: 'system', subject: 'trades', subjectId: '1', event: 'erase', wall: 0 })
    gate.emit('written')
    await released
  })
  await written
  await write('run')
  const sealing = sealAudit(context)
  gate.emit('released')
  await slow
  await sealing
  await sealAudit(context)
  const [sealed] = await db`
    select sum(books + others)::int as sealed, (select count(*)::int from audit_entries) as written from audit_seals`
  expect(sealed?.sealed).toBe(sealed?.written)
  expect(await found()).toEqual([])
})

test('SEC-9 entries that servers of both releases write side by side are sealed together', async () => {
  await db`insert into audit_entries (at, actor, subject, subject_id, event, detail)
    values (to_timestamp(0), 'operator', 'films', 'a', 'publish', '{}')`
  await audit(db, { actor: named, subject: 'films', subjectId: 'a', event: 'publish', wall: 0 })
  await sealAudit(context)
  expect(await found()).toEqual([])
})

test('SEC-9 an entry names a member of staff or a machine client exactly if one acted, and no entry can be changed', async () => {
  const write = (actor: string, staff: string | null) =>
    db`insert into audit_entries (at, actor, subject, subject_id, event, staff_id)
      values (to_timestamp(0), ${actor}, 's', '1', 'e', ${staff})`
  for (const [actor, staff] of [
    ['staff', null],
    ['machine', null],
    ['system', 'a member'],
    ['operator', 'a member'],
    ['stranger', 'a member'],
  ] as const)
    await expect(write(actor, staff)).rejects.toThrow('audit_entries_actor')
  for (const column of ['staff_id', 'reason', 'reference']) {
    await expect(db`update audit_entries set ${db(column)} = 'x'`).rejects.toThrow('permission denied')
    await expect(owner`update audit_entries set ${owner(column)} = 'x'`).rejects.toThrow('append-only')
  }
})

test('SEC-9 an act of staff is recorded with its reason, its values before and after, and the reference of the request', async () => {
  const change = { before: { status: 'ready' }, after: { status: 'withdrawn' } }
  const entry = { subject: 'films', subjectId: 'b', event: 'status', wall: 0, reason: 'Rights ended', change } as const
  await audit(db, { ...entry, actor: { kind: 'machine', id: 'm1', reference: 'R' } })
  await audit(db, { ...entry, actor: { kind: 'operator', by: 'Lee' }, detail: { items: 2 } })
  await sealAudit(context)
  expect(
    await db`select actor, staff_id, reason, reference, detail from audit_entries where subject_id = 'b' order by id`,
  ).toEqual([
    { actor: 'machine', staff_id: 'm1', reason: 'Rights ended', reference: 'R', detail: change },
    {
      actor: 'operator',
      staff_id: null,
      reason: 'Rights ended',
      reference: null,
      detail: { ...change, items: 2, by: 'Lee' },
    },
  ])
})

test('SEC-9 the application’s role can neither write a seal nor delete an entry by its functions before the period is over', async () => {
  await expect(db`insert into audit_seals select * from audit_seals`).rejects.toThrow('permission denied')
  await expect(db`update audit_seals set hash = ''`).rejects.toThrow('permission denied')
  const before = await db`select count(*) from audit_entries`
  await db`select set_config('foyer.forgets', 'audit', false)`
  await expect(db`delete from audit_entries`).rejects.toThrow('permission denied')
  expect(await db`select forget_audit_entries() as gone`).toEqual([{ gone: null }])
  expect(await db`select count(*) from audit_entries`).toEqual(before)
})

test('REL-15 entries outlive their retention period only if checks of the ledger need them, and the chain stays valid', async () => {
  const old = new Date(Date.now() - 3_000 * 86_400_000)
  await db`insert into audit_entries (at, actor, subject, subject_id, event) select ${old}, 'system', 'trades', n::text, 'old'
    from generate_series(1, 5) n`
  await db`insert into audit_entries (at, actor, subject, subject_id, event) values (${old}, 'system', 'rewards', '1', 'old')`
  await db`select seal_audit_entries(${old})`
  await db`insert into audit_entries (at, actor, subject, subject_id, event) values (${old}, 'system', 'trades', '6', 'old')`
  await db`select seal_audit_entries(${old})`
  // one seal a statement
  expect(await db`select forget_audit_entries() as gone`).toEqual([{ gone: 5 }])
  await pruneAudit(db)
  expect(await db`select subject from audit_entries where event = 'old'`).toEqual([{ subject: 'rewards' }])
  expect(await found()).toEqual([])
  expect(await foundAfter("delete from audit_entries where event = 'old'")).toEqual(['audit entries'])
})
