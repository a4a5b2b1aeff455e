import type { TrailFilter } from '@foyer/api/staff/trail'
import { expect, test } from 'vitest'
import { testContext } from '../../../testing/context.ts'
import { ownerOf } from '../../../testing/database.ts'
import { sealAudit } from '../audit-seals.ts'
import { pageSize, searchStatement, searchTrail } from './search.ts'

const { context } = await testContext()
const { db } = context
const owner = ownerOf(db)
const names = async () => new Map([['m-1', 'Lee']])
const search = (filter: TrailFilter = {}, before?: string) => searchTrail(db, { filter, before }, names)
const idsOf = async (filter: TrailFilter) => (await search(filter)).entries.map(({ id }) => Number(id))

// most entries are of persons, as in production; a few of them at the same moment, and rare ones among them
await db`
  insert into audit_entries (at, actor, subject, subject_id, event, staff_id, reason, reference)
  select to_timestamp(n / 3), case when n % 5000 = 7 then 'staff' when n % 7 = 0 then 'system' else 'person' end,
    case when n % 5000 = 7 then 'films' when n % 3 = 0 then 'persons' else 'rewards' end, (n / 2)::text,
    case when n % 5000 = 7 then 'publish' when n % 3 = 0 then 'login' else 'grant' end,
    case when n % 5000 = 7 then 'm-' || n % 2 end, case when n % 5000 = 7 then 'Rights ended' end,
    case when n % 5000 = 7 then 'REF' || n end
  from generate_series(1, 20000) n`
await sealAudit(context)
await db`
  insert into audit_entries (at, actor, subject, subject_id, event) values (to_timestamp(0), 'merchant', 'late', '1', 'late')`
await owner`analyze audit_entries`

/** What a filter matches, computed from all entries. */
const matches = (row: Record<string, unknown>, { from, until, ...filter }: TrailFilter): boolean =>
  (from === undefined || Number(row.at) >= from) &&
  (until === undefined || Number(row.at) < until) &&
  Object.entries(filter).every(([name, value]) => row[name] === value)
const all = (
  await db`
    select id::int, (extract(epoch from at) * 1000)::float8 as at, actor, staff_id as staff, subject,
      subject_id as "subjectId", event, reference
    from audit_entries order by audit_entries.at desc, audit_entries.id desc`
).map((row) => ({ ...row }) as Record<string, unknown>)

const filters: readonly [title: string, filter: TrailFilter, index: string][] = [
  ['everything', {}, 'audit_entries_at'],
  ['a period', { from: 1_000_000, until: 1_010_000 }, 'audit_entries_at'],
  ['a period long ago', { until: 20_000 }, 'audit_entries_at'],
  ['a member of staff', { staff: 'm-1' }, 'audit_entries_staff'],
  ['a member of staff within a period', { staff: 'm-1', from: 1_000_000 }, 'audit_entries_staff'],
  ['a rare kind of actor', { actor: 'staff' }, 'audit_entries_actor_kind'],
  ['a kind of actor without entries', { actor: 'machine' }, 'audit_entries_actor_kind'],
  ['a frequent kind of actor', { actor: 'system' }, 'audit_entries_at'],
  ['a rare table', { subject: 'films' }, 'audit_entries_of_table'],
  ['a frequent table', { subject: 'rewards' }, 'audit_entries_'],
  ['a row', { subject: 'persons', subjectId: '4503' }, 'audit_entries_subject'],
  ['a rare event', { event: 'publish' }, 'audit_entries_event'],
  ['a frequent event of a frequent table', { event: 'grant', subject: 'rewards' }, 'audit_entries_'],
  ['an event that no table has', { event: 'none' }, 'audit_entries_event'],
  ['a reference', { reference: 'REF5007' }, 'audit_entries_reference'],
  [
    'all filters at once',
    {
      from: 0,
      until: 2e6,
      actor: 'staff',
      staff: 'm-1',
      subject: 'films',
      subjectId: '2503',
      event: 'publish',
      reference: 'REF5007',
    },
    'audit_entries_',
  ],
]

test.each(filters)('SEC-9 a search for %s finds the newest of exactly the matching entries', async (_, filter) => {
  const expected = all.filter((row) => matches(row, filter))
  const { entries, before } = await search(filter)
  expect(entries.map(({ id }) => Number(id))).toEqual(expected.slice(0, pageSize).map(({ id }) => id))
  expect(before === null).toBe(expected.length <= pageSize)
})

test.each(filters)('SEC-9 a search for %s reads an index, whatever page it reads', async (_, filter, index) => {
  for (const cursor of [undefined, { id: '9000', at: '1970-01-01 00:50:00+00' }]) {
    const plan = await db.begin(async (tx) => {
      await tx`set local plan_cache_mode = force_custom_plan`
      return tx`explain ${searchStatement(tx, filter, cursor) as never}`
    })
    const lines = plan.map((row) => String(row['QUERY PLAN'])).join('\n')
    expect(lines).toContain(index)
    expect(lines).toContain('audit_seals_last')
    expect(lines).not.toContain('Seq Scan')
  }
})

test('SEC-9 pages continue without a gap or a repetition, also within entries of the same moment', async () => {
  const filter = { from: 6_600_000, subject: 'rewards' } as const
  const read: number[] = []
  let before: string | null | undefined
  do {
    const page = await search(filter, before ?? undefined)
    read.push(...page.entries.map(({ id }) => Number(id)))
    before = page.before
  } while (before !== null)
  const expected = all.filter((row) => matches(row, filter)).map(({ id }) => id)
  expect(expected.length).toBeGreaterThan(2 * pageSize)
  expect(read).toEqual(expected)
})

test('SEC-9 an entry has the name of the member of staff, the reason, the reference and its seal', async () => {
  expect((await search({ reference: 'REF15007' })).entries).toEqual([
    {
      id: '15007',
      at: 5_002_000,
      actor: 'staff',
      by: { id: 'm-1', name: 'Lee' },
      subject: 'films',
      subjectId: '7503',
      event: 'publish',
      fromStatus: null,
      toStatus: null,
      reason: 'Rights ended',
      reference: 'REF15007',
      detail: {},
      seal: 2,
    },
  ])
  expect((await search({ event: 'late' })).entries).toMatchObject([{ by: null, seal: null }])
})

test('SEC-9 a page after an entry that is gone, or that never was, is empty', async () => {
  for (const before of ['0', '999999', '9999999999999999999'])
    expect(await search({}, before)).toEqual({ entries: [], before: null })
})

test('SEC-9 text of a filter is a value and never part of the statement', async () => {
  expect(await idsOf({ subject: "films' or true --", event: "'" })).toEqual([])
})
