import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { openSession } from '../staff/sessions.ts'
import { underCookie } from '../staff/testing/callers.ts'
import { cash, draw, ruleStaff, voucher } from './testing.ts'

const { app, context } = await emptyApp()
const { db } = context
const staff = ruleStaff(app, context)
const [author, approver, other] = [await staff.as('author'), await staff.as('approver'), await staff.as('approver')]
const statuses = async (activity: number) =>
  (
    await db<{ status: string }[]>`select status from activity_rules where activity = ${activity} order by revision`
  ).map(({ status }) => status)

test('The author of a proposal cannot approve it, whatever session they use', async () => {
  await staff.activity(920)
  const both = await staff.as('author', 'approver')
  const { revision } = await staff.propose(both, 920, cash())
  const now = context.clocks.wall()
  const cookie = await openSession(
    db,
    context.secrets,
    { memberId: both.id, providerSession: 'another', provedAt: now },
    now,
  )
  expect(await staff.decide({ id: both.id, headers: underCookie(cookie) }, 920, revision)).toEqual({
    outcome: 'own',
    faults: [],
  })
  expect(await staff.decide(both, 920, revision)).toEqual({ outcome: 'own', faults: [] })
  expect(await statuses(920)).toEqual(['proposed'])
})

test('An approval names the revision that was looked at, so an older one is refused', async () => {
  await staff.activity(921)
  const first = await staff.propose(author, 921, cash())
  const next = await staff.propose(author, 921, cash({ budget: 20_000 }))
  expect(await staff.decide(approver, 921, first.revision)).toMatchObject({ outcome: 'outdated' })
  expect(await staff.decide(approver, 921, next.revision)).toMatchObject({ outcome: 'approved' })
  expect(await staff.decide(approver, 921, next.revision)).toMatchObject({ outcome: 'outdated' })
  expect(await statuses(921)).toEqual(['withdrawn', 'approved'])
  // a proposal of somebody who did not see the revision in force
  expect(await staff.propose(author, 921, cash({ budget: 30_000 }))).toMatchObject({
    outcome: 'outdated',
    revision: null,
  })
})

test('Of two concurrent decisions one wins', async () => {
  await staff.activity(922)
  const { revision } = await staff.propose(author, 922, cash())
  const outcomes = await Promise.all([
    staff.decide(approver, 922, revision),
    staff.decide(other, 922, revision, 'decline'),
    staff.decide(other, 922, revision),
  ])
  expect(outcomes.filter(({ outcome }) => outcome === 'outdated')).toHaveLength(2)
  const [row] = await db`select count(*)::int as acts from audit_entries
    where subject = 'activity_rules' and subject_id = ${`922 ${revision}`} and event in ('approve', 'decline')`
  expect(row?.acts).toBe(1)
})

test('An unfair change of a live rule is refused with its reason, and more stock is accepted', async () => {
  await staff.activity(923)
  const first = await staff.inForce(923, voucher())
  const faults = async (rule: object) => (await staff.propose(author, 923, rule, first)).faults
  expect(await faults(voucher({ stock: 7, value: 4_999 }))).toEqual([
    { path: 'value', code: 'value_lower' },
    { path: 'stock', code: 'stock_lower' },
  ])
  expect(await faults(cash())).toEqual([{ path: '', code: 'kind_changed' }])
  expect(await staff.propose(author, 923, voucher({ stock: 9 }), first)).toMatchObject({ outcome: 'proposed' })
})

test('A change that became unfair since it was proposed is not approved', async () => {
  const opensAt = context.clocks.business() + 3_600_000
  await staff.activity(924, { opensAt, route: '/dragonYearSpringFestival?code=test-924' })
  const first = await staff.inForce(924, draw())
  const [prize] = draw().parameters.prizes
  const { revision } = await staff.propose(author, 924, draw({ prizes: [{ ...prize, odds: 500_000 }] }), first)
  await db`update activities set opens_at = ${new Date(opensAt - 7_200_000)} where number = 924`
  expect(await staff.decide(approver, 924, revision)).toEqual({
    outcome: 'faulty',
    faults: [{ path: 'prizes.0.odds', code: 'odds_changed' }],
  })
  expect(await statuses(924)).toEqual(['approved', 'proposed'])
  expect(await staff.data(author, '/withdraw', { activity: 924, revision, reason: 'Not fair' })).toEqual({
    outcome: 'withdrawn',
  })
})

test('Activities with a built-in rule, with stages or without joining admit no other rule', async () => {
  const codes = async (activity: number) =>
    (await staff.data(author, '/check', { activity, rule: cash() })).faults.map(({ code }: { code: string }) => code)
  await staff.activity(499)
  await staff.activity(925, { joinLevel: null })
  expect([await codes(499), await codes(925)]).toEqual([['built_in'], ['no_joining']])
  expect((await staff.data(author, '/check', { activity: 923, rule: draw() })).faults).toEqual([
    { path: '', code: 'no_draw_page' },
  ])
  await staff.activity(926)
  await db`update page_versions set content = jsonb_set(content, '{stages}', '[{"id": "one"}]') where activity = 926`
  expect(await codes(926)).toEqual(['has_stages'])
  expect((await staff.call(author, '/check', { activity: 12_345, rule: cash() })).json().reason).toBe('not_found')
})

test('A body with a field that nobody declared is refused, so that no caller sets who approved or when', async () => {
  for (const field of ['status', 'decidedBy', 'proposed_by', 'activity_id']) {
    const body = { activity: 921, basis: null, rule: cash(), reason: 'Spring campaign', [field]: 'approved' }
    expect((await staff.call(author, '/propose', body)).json().reason).toBe('invalid_request')
  }
  const rule = { kind: 'cash', parameters: { ...cash().parameters, person_id: 1 } }
  expect((await staff.propose(author, 921, rule, 2)).faults).toEqual([{ path: '', code: 'invalid' }])
})

test('The trail has who proposed and approved, why, and the rule before and after', async () => {
  const [entry] = await db`
    select staff_id, reason, reference is not null as referenced, detail from audit_entries
    where subject = 'activity_rules' and subject_id = '921 2' and event = 'approve'`
  expect(entry).toMatchObject({ staff_id: approver.id, reason: 'Checked with legal', referenced: true })
  expect(entry?.detail.after.parameters.budget).toBe(20_000)
})

test('The list finds activities by code and title, and shows who has a proposal', async () => {
  const list = await staff.data(other, '', { search: 'test-92' })
  expect(list.activities.map(({ number }: { number: number }) => number)).toEqual([926, 925, 924, 923, 922, 921, 920])
  expect(list.activities.find(({ number }: { number: number }) => number === 920)).toMatchObject({
    source: 'none',
    kind: null,
    isProposed: true,
  })
  expect(list.activities.find(({ number }: { number: number }) => number === 921)).toMatchObject({
    source: 'data',
    kind: 'cash',
  })
  const shown = await staff.data(other, '/show', { activity: 921 })
  expect(shown.places).toEqual({ total: 13, remaining: 13 })
  expect(shown.inForce).toMatchObject({ revision: 2, proposedBy: { id: author.id, name: 'Test author' } })
  expect(shown.history).toHaveLength(2)
})
