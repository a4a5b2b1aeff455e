import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { clients } from '../activities/testing.ts'
import { staffWith } from '../staff/testing/callers.ts'

const { app, context } = await testApp()
const { db } = context
const someone = clients(app, context)
const { clientNo } = await someone({ trades: 'none' })
const other = await someone({ trades: 'none' })
const clerk = await staffWith(context, 'operations')
const call = async (path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/staff/trades/${path}`, payload, headers: clerk.headers })).json()

const heading = 'reference,revision,clientNo,kind,side,code,nameZhCN,nameZhHK,nameEnUS,quantity,amount,fees,executedAt'
const lineOf = (reference: string, { revision = '1', of = clientNo, fees = '10000', name = 'Tracker Fund' } = {}) =>
  `${reference},${revision},${of},stock,buy,02800,盈富基金,盈富基金,${name},500,1305000,${fees},2026-01-05T10:00:00+08:00`
const fileOf = (...lines: string[]) => [heading, ...lines].join('\r\n')
const preview = async (text: string) => (await call('preview', { text })).data
const importing = async (text: string, more: object = {}) => {
  const { digest, fresh, corrected } = await preview(text)
  return call('import', { file: 'trades.csv', text, digest, fresh, corrected, reason: 'Daily file', ...more })
}
const stored = async (pattern: string) =>
  (await db`select reference, revision from trades where reference like ${pattern} order by 1`).map((row) => ({
    ...row,
  }))

test('R16 A preview changes nothing and states exactly what the import does then, with actor and reason', async () => {
  const text = fileOf(lineOf('OPS-0001'), lineOf('OPS-0002'))
  expect(await preview(text)).toMatchObject({ trades: 2, fresh: 2, corrected: 0, known: 0, faulty: 0 })
  expect(await stored('OPS-%')).toEqual([])
  const { data } = await importing(text)
  expect(data).toMatchObject({ outcome: 'imported', preview: { fresh: 2 } })
  const next = fileOf(lineOf('OPS-0001', { revision: '2' }), lineOf('OPS-0002'), lineOf('OPS-0003'))
  expect(await preview(next)).toMatchObject({ trades: 3, fresh: 1, corrected: 1, known: 1 })
  expect((await importing(next)).data.outcome).toBe('imported')
  expect(await stored('OPS-%')).toEqual([
    { reference: 'OPS-0001', revision: 2 },
    { reference: 'OPS-0002', revision: 1 },
    { reference: 'OPS-0003', revision: 1 },
  ])
  const [entry] = await db`
    select staff_id, reason, detail from audit_entries where subject = 'trades' and event = 'import' order by id limit 1`
  expect(entry).toEqual({
    staff_id: clerk.id,
    reason: 'Daily file',
    detail: { file: 'trades.csv', fresh: 2, corrected: 0, known: 0 },
  })
})

test('R16 An import that would do something else than the preview stated does nothing and says what it would do', async () => {
  const text = fileOf(lineOf('TWO-0001'))
  const seen = await preview(text)
  const send = () =>
    call('import', { file: 'a.csv', text, digest: seen.digest, fresh: 1, corrected: 0, reason: 'Twice' })
  const both = await Promise.all([send(), send()])
  expect(both.map(({ data }) => data.outcome).sort()).toEqual(['imported', 'outdated'])
  expect(await importing(text, { digest: '0'.repeat(64) })).toMatchObject({ reason: 'invalid_request' })
  expect(await stored('TWO-%')).toHaveLength(1)
})

test('R16 Each refused line is reported with its columns and never with a client number, and nothing is imported', async () => {
  await importing(fileOf(lineOf('OWN-0001', { of: other.clientNo })))
  const text = fileOf(
    lineOf('BAD-0001'),
    lineOf('BAD-0002', { fees: '100.00' }),
    lineOf('BAD-0001'),
    'BAD-0003,1',
    lineOf('BAD-0004', { of: '11111111' }),
    `"BAD-0005`,
    lineOf('=1+1'),
  )
  const seen = await preview(text)
  expect(seen.faults).toEqual([
    { line: 3, fault: 'values', columns: ['fees'], first: null },
    { line: 4, fault: 'again', columns: [], first: 2 },
    { line: 5, fault: 'columns', columns: [], first: null },
    { line: 6, fault: 'client', columns: ['clientNo'], first: null },
    { line: 7, fault: 'quotes', columns: [], first: null },
    { line: 8, fault: 'values', columns: ['reference'], first: null },
  ])
  expect(JSON.stringify(seen)).not.toContain('11111111')
  expect((await importing(text)).data).toMatchObject({ outcome: 'outdated', preview: { faulty: 6 } })
  expect(await stored('BAD-%')).toEqual([])
  expect((await preview(fileOf(lineOf('NEW-0001'), lineOf('OWN-0001', { revision: '2' })))).faults).toEqual([
    { line: 3, fault: 'moved', columns: ['clientNo'], first: null },
  ])
  expect((await preview('reference,fees\nX,1')).faults[0]).toMatchObject({ line: 1, fault: 'heading' })
})

test('R16 A file with too many lines is refused, and a name with markup or a formula stays text', async () => {
  expect((await call('preview', { text: '\n'.repeat(20_001) })).reason).toBe('too_large')
  const markup = '<img src=x onerror=alert(1)>'
  await importing(fileOf(lineOf('TXT-0001', { name: markup })))
  const [row] = await db`select name ->> 'en-US' as name from trades where reference = 'TXT-0001'`
  expect(row).toEqual({ name: markup })
})
