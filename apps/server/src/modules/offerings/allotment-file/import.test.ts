import type { AllotmentPreview } from '@foyer/api/staff/allotment-files'
import { describe, expect, test } from 'vitest'
import type { Context } from '../../../context.ts'
import { sha256 } from '../../../engine/draws/hashes.ts'
import { testApp } from '../../../testing/context.ts'
import { ownerOf } from '../../../testing/database.ts'
import { staffWith } from '../../staff/testing/callers.ts'
import { attendOfferings } from '../attend.ts'
import { readOrderEvents } from '../order-events.ts'
import { applied, offeringFixture, untouched } from '../testing.ts'
import { importAllotment } from './import.ts'

const { app, context, clock } = await testApp()
const { db } = context
const { dev, client, differences } = offeringFixture(app, context)
const clerk = await staffWith(context, 'operations')
const call = async (path: string, payload: object) =>
  (
    await app.inject({ method: 'POST', url: `/staff/offerings/allotment${path}`, payload, headers: clerk.headers })
  ).json()
const preview = async (code: string, text: string): Promise<AllotmentPreview> =>
  (await call('/preview', { code, text })).data
/** Imports a file as it was previewed just now. */
const importing = async (code: string, text: string, more: object = {}) => {
  const { digest, allotted, none } = await preview(code, text)
  return { code, file: 'allotment.csv', text, digest, allotted, none, reason: 'Registrar, 26 November', ...more }
}
const importFile = async (code: string, text: string) => call('/import', await importing(code, text))
const fileOf = (...lines: readonly (readonly [reference: string, lots: number | string])[]) =>
  ['reference,lots', ...lines.map((line) => line.join(','))].join('\r\n')

/** An offering that the firm allots, with applications for these lots, at the moment of its allotment. */
const closed = async (...lots: readonly number[]) => {
  const { code } = await dev({ activity: 'green-bond', allottedBy: 'firm' })
  const people = []
  for (const many of lots) {
    const one = await client()
    people.push({ one, reference: await applied(one, code, many) })
  }
  await dev({ code, phase: 'closed' })
  await dev({ code, phase: 'allotted' })
  return { code, people }
}
const statusOf = async (code: string) => {
  const rows = await db<{ status: string; lots: number | null }[]>`
    select status, lots_allotted as lots from offering_applications where offering = ${code} order by lots_allotted desc nulls last`
  return rows.map(({ status, lots }) => [status, lots])
}

test('R19 A file of the firm allots an offering in one act, clients read their lots, and the money is settled by them', async () => {
  const { code, people } = await closed(3, 2)
  const [first, second] = people
  const text = fileOf([first?.reference ?? '', 2], [second?.reference ?? '', 0])
  expect(await preview(code, text)).toMatchObject({
    ...{ allotted: 1, none: 1, known: 0, lots: 2, waiting: 0, hindrance: null, faulty: 0 },
  })
  expect(await statusOf(code)).toEqual([
    ['submitted', null],
    ['submitted', null],
  ])
  expect((await importFile(code, text)).data.outcome).toBe('imported')
  expect((await first?.one.mine())?.applications).toMatchObject([{ status: 'allotted', lotsAllotted: 2 }])
  expect((await second?.one.mine())?.applications).toMatchObject([{ status: 'none', lotsAllotted: 0 }])
  expect(await db`select from notices where kind = 'allotment' and key = ${code}`).toHaveLength(2)
  await dev({ code, phase: 'settled' })
  const [settled] = (await first?.one.mine())?.applications ?? []
  expect(settled).toMatchObject({ status: 'refunded', settlement: { paid: 2_000_000 } })
  expect(await second?.one.money()).toEqual(untouched)
  expect((await app.inject(`/api/offerings/491/${code}`)).json().offerings).toMatchObject([
    { phase: 'settled', allottedBy: 'firm', result: null },
  ])
  expect(await differences()).toEqual([])
  const trail = await db`
    select event, staff_id, reason, detail ->> 'file' as file, detail ->> 'lots' as lots from audit_entries
    where subject = 'offerings' and subject_id = ${code} and event = 'import_allotment'`
  expect([...trail]).toEqual([
    {
      ...{ event: 'import_allotment', staff_id: clerk.id, reason: 'Registrar, 26 November' },
      ...{ file: 'allotment.csv', lots: '2' },
    },
  ])
  const [own] = await db<[{ many: number }]>`
    select count(*)::int as many from audit_entries join offering_applications application on subject_id = application.id::text
    where offering = ${code} and event in ('allot', 'miss') and staff_id = ${clerk.id}`
  expect(own.many).toBe(2)
})

describe('refused lines', () => {
  test('R19 Each refused line of an allotment is reported with its number, and nothing of the file is recorded', async () => {
    const { code, people } = await closed(3, 2, 1, 1)
    const [a, b, c, d] = people.map(({ reference }) => reference)
    const other = await closed(1)
    const [id] = await db<[{ id: string }]>`select id from offering_applications where reference = ${a ?? ''}`
    expect((await importFile(code, fileOf([c ?? '', 1]))).data.outcome).toBe('imported')
    await db.begin(
      (tx) =>
        tx`update offering_applications set status = 'refused', refusal = 'x', refused_at = applied_at where reference = ${d ?? ''}`,
    )
    const text = `${fileOf(
      [a ?? '', 3],
      [id.id, 3],
      [b ?? '', 3],
      [c ?? '', 0],
      [other.people[0]?.reference ?? '', 1],
      ['ZZZZZ-ZZZZZ', 1],
      ['=cmd()', 1],
      [b ?? '', '1.5'],
      [d ?? '', 1],
    )}\nonly\n"open,1`
    const { faults, faulty } = await preview(code, text)
    expect(faults).toEqual([
      { line: 3, fault: 'again', columns: [], first: 2 },
      { line: 4, fault: 'more', columns: [], first: null },
      { line: 5, fault: 'allotted', columns: [], first: null },
      { line: 6, fault: 'offering', columns: [], first: null },
      { line: 7, fault: 'unknown', columns: [], first: null },
      { line: 8, fault: 'values', columns: ['reference'], first: null },
      { line: 9, fault: 'values', columns: ['lots'], first: null },
      { line: 10, fault: 'ended', columns: [], first: null },
      { line: 11, fault: 'columns', columns: [], first: null },
      { line: 12, fault: 'quotes', columns: [], first: null },
    ])
    expect(faulty).toBe(10)
    expect((await importFile(code, text)).data.outcome).toBe('outdated')
    expect((await statusOf(code)).filter(([status]) => status === 'submitted')).toHaveLength(2)
  })

  test('A file of allotments beyond its bounds, without a heading, or of one endless field is refused in time', async () => {
    const { code } = await closed()
    expect((await call('/preview', { code, text: `reference,lots\n${'A,1\n'.repeat(20_001)}` })).reason).toBe(
      'too_large',
    )
    expect(await preview(code, 'A,1')).toMatchObject({ faults: [{ line: 1, fault: 'heading' }] })
    expect(await preview(code, `reference,lots\n"${'a'.repeat(1_000_000)}`)).toMatchObject({ faulty: 1 })
    expect(await preview(code, `reference,lots\n${'"'.repeat(400_001)}`)).toMatchObject({ faulty: 1 })
    expect((await call('/preview', { code: 'no-such-offering', text: 'x' })).reason).toBe('not_found')
    const long = `reference,lots\n${Array.from({ length: 300 }, (_, n) => `X${n},1`).join('\n')}`
    const seen = await preview(code, long)
    expect([seen.faults.length, seen.faulty]).toEqual([100, 300])
  })
})

describe('what a whole file may do', () => {
  test('R19 An allotment is imported neither before its moment, nor for an offering that the system draws, nor beyond the lots on offer', async () => {
    const { code } = await dev({ activity: 'green-bond', allottedBy: 'firm', lotsOnOffer: 3, maxLots: 3 })
    const references = [await applied(await client(), code, 3), await applied(await client(), code, 3)]
    const file = (lots: number) => fileOf([references[0] ?? '', lots], [references[1] ?? '', lots])
    await dev({ code, phase: 'closed' })
    expect((await preview(code, file(1))).hindrance).toBe('early')
    expect((await importFile(code, file(1))).data).toMatchObject({ outcome: 'outdated', preview: { waiting: 0 } })
    await dev({ code, phase: 'allotted' })
    expect((await preview(code, file(2))).hindrance).toBe('total')
    expect((await importFile(code, file(2))).data.outcome).toBe('outdated')
    const drawn = await dev({ activity: 'green-bond' })
    const reference = await applied(await client(), drawn.code)
    expect((await preview(drawn.code, fileOf([reference, 1]))).hindrance).toBe('ballot')
    expect(await statusOf(code)).toEqual([
      ['submitted', null],
      ['submitted', null],
    ])
  })

  test('R19 An allotment may arrive in parts: the offering is allotted when no application waits any more', async () => {
    const { code, people } = await closed(1, 1)
    const [one, two] = people.map(({ reference }) => reference)
    const phase = async () => (await app.inject(`/api/offerings/491/${code}`)).json().offerings[0].phase
    expect((await preview(code, fileOf([one ?? '', 1]))).waiting).toBe(1)
    await importFile(code, fileOf([one ?? '', 1]))
    expect(await phase()).toBe('closed')
    const both = fileOf([one ?? '', 1], [two ?? '', 1])
    expect(await preview(code, both)).toMatchObject({ known: 1, allotted: 1, lotsBefore: 1, waiting: 0 })
    await importFile(code, both)
    expect(await phase()).toBe('allotted')
  })

  test('The database refuses to draw an offering that the firm allots, also for an older server', async () => {
    const { code } = await closed(1)
    await attendOfferings(context)
    expect((await statusOf(code))[0]).toEqual(['submitted', null])
    const drawn = db`
      update offerings set allotted_at = allotment_at, seed = seed_hash, result = '{}' where code = ${code}`
    await expect(drawn).rejects.toThrow(/offerings_firm_not_drawn/)
    await expect(db`update offerings set allotted_by_firm = false where code = ${code}`).rejects.toThrow(
      /does not change/,
    )
  })
})

describe('races and repetitions', () => {
  test('R19 Of two imports at once of the same file one records it, and both report it as imported', async () => {
    const { code, people } = await closed(2, 2)
    const text = fileOf(...people.map(({ reference }): [string, number] => [reference, 1]))
    const body = await importing(code, text)
    const both = await Promise.all([call('/import', body), call('/import', body)])
    expect(both.map(({ data }) => [data.outcome, data.preview.allotted]).sort()).toEqual([
      ['imported', 0],
      ['imported', 2],
    ])
    const [row] = await db<[{ many: number }]>`
      select count(*)::int as many from audit_entries where subject_id = ${code} and event = 'import_allotment'`
    expect(row.many).toBe(1)
  })

  test('R19 Of two different files at once one is recorded, and the other one records nothing', async () => {
    const { code, people } = await closed(2, 2)
    const bodies = await Promise.all(
      [1, 2].map((lots) =>
        importing(code, fileOf(...people.map(({ reference }): [string, number] => [reference, lots]))),
      ),
    )
    const both = await Promise.all(bodies.map((body) => call('/import', body)))
    expect(both.map(({ data }) => data.outcome).sort()).toEqual(['imported', 'outdated'])
    const lots = (await statusOf(code)).map(([, many]) => many)
    expect(new Set(lots).size).toBe(1)
  })

  test('An import that fails in the middle records nothing, and the same file can be imported afterwards', async () => {
    const { code, people } = await closed(1, 1)
    const text = fileOf(...people.map(({ reference }): [string, number] => [reference, 1]))
    const body = await importing(code, text)
    await db.begin(async (tx) => {
      // the second application is held by another transaction for longer than a lock may take
      await tx`select from offering_applications where reference = ${people[1]?.reference ?? ''} for update`
      const failed = await call('/import', body)
      expect(failed.status).toBeGreaterThanOrEqual(500)
    })
    expect((await statusOf(code)).map(([status]) => status)).toEqual(['submitted', 'submitted'])
    expect((await call('/import', body)).data.outcome).toBe('imported')
  })

  test('An import states the previewed file and numbers, or nothing is recorded', async () => {
    const { code, people } = await closed(1)
    const text = fileOf([people[0]?.reference ?? '', 1])
    expect((await call('/import', await importing(code, text, { text: `${text} ` }))).reason).toBe('invalid_request')
    expect((await call('/import', await importing(code, text, { allotted: 0 }))).data.outcome).toBe('outdated')
    const late = await importing(code, text)
    clock.advance(6 * 60_000)
    expect((await call('/import', late)).reason).toBe('proof_needed')
    expect((await statusOf(code))[0]).toEqual(['submitted', null])
  })
})

test('R19 With the orders at the firm, a file allots an order whose answer was lost, and the event of the firm fits afterwards', async () => {
  const { code } = await dev({ activity: 'green-bond' })
  const references = [await applied(await client(), code, 2), await applied(await client(), code, 2)]
  await ownerOf(db).begin(async (tx) => {
    await tx`alter table offering_applications disable trigger user`
    await tx`
      update offering_applications set at_firm = true, firm_reference = 'FIRM-1' where reference = ${references[0] ?? ''}`
    await tx`update offering_applications set at_firm = true, status = 'placing' where reference = ${references[1] ?? ''}`
    await tx`alter table offering_applications enable trigger user`
  })
  await db`update offerings set opens_at = opens_at - interval '9 days', cut_off_at = cut_off_at - interval '9 days',
    closes_at = closes_at - interval '9 days', allotment_at = allotment_at - interval '9 days',
    refund_at = refund_at - interval '9 days', listed_at = listed_at - interval '9 days' where code = ${code}`
  const [placing] = await db<
    [{ id: string }]
  >`select id from offering_applications where reference = ${references[1] ?? ''}`
  const remote = { ...context.connectors, orders: { isLocal: false } } as unknown as Context['connectors']
  const atFirm: Context = { ...context, connectors: remote }
  const text = fileOf(['FIRM-1', 2], [placing.id, 1])
  const digest = sha256(text)
  const request = { code, file: 'a.csv', text, digest, allotted: 2, none: 0, reason: 'By hand' }
  expect((await importAllotment(atFirm, request, 'system')).outcome).toBe('imported')
  expect(await statusOf(code)).toEqual([
    ['allotted', 2],
    ['allotted', 1],
  ])
  const at = new Date(context.clocks.business())
  const events = [1, 2].map((lots) => ({ cursor: `c${lots}`, order: placing.id, event: 'allotted' as const, lots, at }))
  const orders = {
    eventsAfter: async (after: string | null) => ({ events: after === null ? events : [], more: false }),
  }
  await readOrderEvents(atFirm, orders as unknown as Parameters<typeof readOrderEvents>[1])
  // the event with the same lots is accepted; operators see the other one
  const unmatched = await db<{ reached: string }[]>`select reached from unmatched_order_events`
  expect(unmatched.map(({ reached }) => reached)).toEqual(['c2'])
})
