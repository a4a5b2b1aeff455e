import { codeFileMax } from '@foyer/api/staff/stock'
import { expect, test } from 'vitest'
import { openCode, takeCode } from '../../engine/voucher-codes.ts'
import { emptyApp } from '../../testing/context.ts'
import { declare, hour } from '../activities/testing.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { prunePreviews } from './voucher-imports.ts'

const { app, context, clock } = await emptyApp()
const { db, secrets } = context
await declare(context, 499)
const clerk = await staffWith(context, 'operations')

const call = async (path: string, payload: object, { headers } = clerk) =>
  (await app.inject({ method: 'POST', url: `/staff/vouchers/${path}`, payload, headers })).json()
const pool = { activity: 499, item: 'meal' }
const preview = async (text: string, more: object = {}) =>
  call('preview', { ...pool, file: 'codes.csv', text, ...more })
const reason = 'Delivery of the partner, ticket OPS-7'
const imported = async (...codes: string[]) => {
  const { data } = await preview(codes.join('\n'))
  return (await call('import', { id: data.id, reason })).data
}
const undo = async (id: string) => (await call('undo', { id, reason: 'Wrong file' })).data
const stock = async () => {
  const [row] = await db`select total, remaining from activity_stock where activity = 499 and stage = 'meal'`
  return row ? { ...row } : null
}
const entries = (event: string) =>
  db`select staff_id, reason, detail from audit_entries where subject = 'voucher_codes' and event = ${event} order by id desc`
const wipe = async () => {
  await db`delete from voucher_codes`
  await db`select lay_stock(499, 'meal', 0, 0)`
}

test('A preview states what an import would do with masked codes, and changes nothing', async () => {
  const { data } = await preview('code\r\nMEAL-AAAA-0001\r\n"MEAL-AAAA-0002"\r\nab12\r\n')
  expect(data).toEqual({
    id: expect.any(String),
    codes: 3,
    known: 0,
    samples: ['••••0001', '••••0002', '••••2'],
    before: null,
    after: 3,
    faults: [],
    faulty: 0,
  })
  expect(await stock()).toBeNull()
  const [stored] = await db`select codes_sealed from voucher_imports where id = ${data.id}`
  expect(String(stored?.codes_sealed)).not.toContain('AAAA')
})

test('A faulty file is reported line by line without its codes, and cannot be imported', async () => {
  const { data } = await preview('MEAL-0001\n=cmd|A1\nMEAL-0002,50\nmeal-0001\n<img onerror=1>\n')
  expect(data).toMatchObject({ id: null, codes: 1, faulty: 4 })
  expect(data.faults).toEqual([
    { line: 2, fault: 'form', first: null },
    { line: 3, fault: 'columns', first: null },
    { line: 4, fault: 'again', first: 1 },
    { line: 5, fault: 'form', first: null },
  ])
  const many = await preview('?\n'.repeat(500))
  expect([many.data.faults.length, many.data.faulty]).toEqual([codeFileMax.faults, 500])
})

test('An import happens once with its actor and reason, states what it added, and appears in the history', async () => {
  const { data } = await preview('MEAL-AAAA-0001\nMEAL-AAAA-0002')
  const both = await Promise.all([1, 2].map(() => call('import', { id: data.id, reason })))
  expect(both[0].data).toEqual(both[1].data)
  expect(both[0].data).toMatchObject({
    ...pool,
    file: 'codes.csv',
    codes: 2,
    added: 2,
    granted: 0,
    by: 'Test operations',
    undoneAt: null,
  })
  expect(await stock()).toEqual({ total: 2, remaining: 2 })
  expect([...(await entries('import'))]).toEqual([
    { staff_id: clerk.id, reason, detail: { added: 2, known: 0, import: data.id } },
  ])
  const [{ sealed }] = await db<[{ sealed: Buffer | null }]>`
    select codes_sealed as sealed from voucher_imports where id = ${data.id}`
  expect(sealed).toBeNull()
  clock.advance(1_000)
  // a file with one known code in another spelling
  const again = (await preview('meal-aaaa-0001\nMEAL-AAAA-0003')).data
  expect(again).toMatchObject({ codes: 2, known: 1, samples: ['••••0003'], before: 2, after: 3 })
  const second = (await call('import', { id: again.id, reason })).data
  expect(second).toMatchObject({ codes: 2, added: 1 })
  const { imports } = (await call('imports', {})).data
  expect(imports.map(({ id }: { id: string }) => id)).toEqual([second.id, data.id])
  const before = { at: imports[0].importedAt, id: imports[0].id }
  expect((await call('imports', { before })).data.imports).toEqual([imports[1]])
  // a file with known codes only adds nothing
  expect((await preview('MEAL-AAAA-0003')).data).toMatchObject({ id: null, known: 1 })
})

test('An import is undone until one of its codes was granted, and a repeated undo changes nothing', async () => {
  await wipe()
  const first = await imported('STAY-0001', 'STAY-0002')
  const gone = await imported('GONE-0001', 'GONE-0002', 'GONE-0003')
  expect(await undo(gone.id)).toMatchObject({ outcome: 'undone', import: { undoneBy: 'Test operations', granted: 0 } })
  expect(await undo(gone.id)).toMatchObject({ outcome: 'undone' })
  expect(await entries('undo_import')).toHaveLength(1)
  expect(await stock()).toEqual({ total: 2, remaining: 2 })
  const rows = await db<{ id: number }[]>`select id from voucher_codes order by id`
  expect(await Promise.all(rows.map(({ id }) => openCode(db, secrets, id)))).toEqual(['STAY-0001', 'STAY-0002'])
  // the same codes can be imported again
  expect(await imported('GONE-0001')).toMatchObject({ added: 1 })
  await db.begin((tx) => takeCode(tx, pool, clock.clocks.business()))
  await db.begin((tx) => takeCode(tx, pool, clock.clocks.business()))
  await db.begin((tx) => takeCode(tx, pool, clock.clocks.business()))
  expect(await undo(first.id)).toMatchObject({ outcome: 'used', import: { granted: 2, undoneAt: null } })
  expect(await stock()).toEqual({ total: 3, remaining: 3 })
})

test('Of a claim and an undo at the same time one happens: the claim keeps its code, or the whole import is gone', async () => {
  for (let round = 0; round < 6; round++) {
    await wipe()
    const { id } = await imported(`RACE-${round}-1`, `RACE-${round}-2`)
    const claim = db.begin(async (tx) => {
      const code = await takeCode(tx, pool, clock.clocks.business())
      const [row] = await tx<[{ isReserved: boolean }]>`select take_stock(499, 'meal') as "isReserved"`
      return code !== undefined && row.isReserved
    })
    const [isClaimed, { outcome }] = await Promise.all([claim, undo(id)])
    const left = await db`select count(*)::int as codes from voucher_codes where import_id = ${id}`
    if (outcome === 'undone') expect([isClaimed, left[0]?.codes]).toEqual([false, 0])
    else expect([outcome, isClaimed, left[0]?.codes]).toEqual(['used', true, 2])
  }
})

test('A stock that a person holds without a code yet prevents an undo', async () => {
  await wipe()
  const { id } = await imported('HELD-0001')
  await db`select take_stock(499, 'meal')`
  expect(await undo(id)).toMatchObject({ outcome: 'used' })
  expect((await db`select from voucher_codes where import_id = ${id}`).count).toBe(1)
})

test('A preview ends after an hour, and is deleted with its codes', async () => {
  const { data } = await preview('LATE-0001')
  clock.advance(hour)
  const late = await staffWith(context, 'operations')
  expect((await call('import', { id: data.id, reason }, late)).reason).toBe('not_found')
  await prunePreviews(db, clock.clocks.wall())
  expect((await db`select from voucher_imports where id = ${data.id}`).count).toBe(0)
  expect((await db`select from voucher_imports where imported_at is not null`).count).toBeGreaterThan(0)
})

test('Other activities, other items, too large files and unknown fields are refused', async () => {
  const now = await staffWith(context, 'operations')
  const tried = async (more: object, text = 'MEAL-0001') =>
    (await call('preview', { ...pool, file: 'a.csv', text, ...more }, now)).reason
  expect(await tried({ item: 'tea' })).toBe('not_found')
  expect(await tried({ activity: 501 })).toBe('not_found')
  expect(await tried({ activity: 488, item: 'coffee' })).toBe('not_found')
  expect(await tried({ file: '../codes' })).toBe('invalid_request')
  expect(await tried({ import_id: 'x' })).toBe('invalid_request')
  expect(await tried({}, '\n'.repeat(codeFileMax.lines))).toBe('too_large')
  expect(await tried({}, 'x'.repeat(codeFileMax.bytes + 500_000))).toBe('too_large')
})
