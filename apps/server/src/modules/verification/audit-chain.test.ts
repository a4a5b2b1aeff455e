import { once } from 'node:events'
import { EventEmitter } from 'node:stream'
import { expect, test } from 'vitest'
import { audit } from '../../engine/audit.ts'
import { testContext } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { pruneAudit, sealAudit } from './audit-seals.ts'
import { differencesIn } from './verify.ts'

const { context } = await testContext()
const { db } = context
const owner = ownerOf(db)

const write = (event: string, subject = 'tests') =>
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

for (const [nth, event] of ['one', 'two', 'three', 'four'].entries()) {
  await write(event, nth % 2 ? 'rewards' : 'tests')
  if (nth === 1) await sealAudit(context)
}
await sealAudit(context)

test('SEC-9 an untouched audit trail has no difference, and without new entries no seal is made', async () => {
  const before = await seals()
  expect(before).toBe(2)
  await sealAudit(context)
  expect(await seals()).toBe(before)
  expect(await found()).toEqual([])
})

test.each([
  ['changed', "update audit_entries set event = 'other' where id = 1"],
  ['changed in its detail', `update audit_entries set detail = '{"a": 1}' where id = 2`],
  ['moved in time', "update audit_entries set at = at + interval '1 microsecond' where id = 3"],
  ['deleted', 'delete from audit_entries where id = 4'],
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
    await audit(tx, { actor: 'system', subject: 'tests', subjectId: '1', event: 'slow', wall: 0 })
    gate.emit('written')
    await released
  })
  await written
  await write('quick')
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
  await db`insert into audit_entries (at, actor, subject, subject_id, event) select ${old}, 'system', 'tests', n::text, 'old'
    from generate_series(1, 5) n`
  await db`insert into audit_entries (at, actor, subject, subject_id, event) values (${old}, 'system', 'rewards', '1', 'old')`
  await db`select seal_audit_entries(${old})`
  await db`insert into audit_entries (at, actor, subject, subject_id, event) values (${old}, 'system', 'tests', '6', 'old')`
  await db`select seal_audit_entries(${old})`
  // one seal a statement
  expect(await db`select forget_audit_entries() as gone`).toEqual([{ gone: 5 }])
  await pruneAudit(db)
  expect(await db`select subject from audit_entries where event = 'old'`).toEqual([{ subject: 'rewards' }])
  expect(await found()).toEqual([])
  expect(await foundAfter("delete from audit_entries where event = 'old'")).toEqual(['audit entries'])
})
