import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { declare, hour, publish } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const reason = 'The observatory raised signal 8'

type Staff = Awaited<ReturnType<typeof staffWith>>
const call = async (who: Staff, path: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/staff/${path}`, headers: who.headers, payload })).json()
const entries = (subject: string) => db`
  select event, staff_id, reason, detail->'before' as before, detail->'after' as after from audit_entries
  where subject = ${subject} order by id`

test('O7 operations see which ends a closure moves, declare it and withdraw it, each with its values in the audit trail', async () => {
  const who = await staffWith(context, 'operations')
  const { data: listed } = await call(who, 'closures')
  const day = listed.today
  const today = { day, reason: 'typhoon', fromMinute: null }
  const facts = await declare(context, 921, { followsCalendar: true, closesAt: Date.parse(`${day}T14:00:00+08:00`) })
  await publish(context, 921)
  const ofActivity = (data: { moved: { activity: { number: number } }[] }) =>
    data.moved.find(({ activity }) => activity.number === 921)
  const { data: effect } = await call(who, 'closures/preview', {
    day,
    declared: { reason: 'typhoon', fromMinute: null },
  })
  expect(ofActivity(effect)).toMatchObject({ endsAt: facts.closesAt, wouldEndAt: facts.closesAt + 24 * hour })
  expect((await call(who, 'closures')).data.closures).toEqual(listed.closures)
  expect((await call(who, 'closures/declare', { closure: today, reason })).data).toEqual(today)
  const ended = (await app.inject('/api/activities/test-921')).json().closesAt
  expect(ended).toBe(facts.closesAt + 24 * hour)
  const { data: back } = await call(who, 'closures/preview', { day, declared: null })
  expect(ofActivity(back)).toMatchObject({ endsAt: facts.closesAt + 24 * hour, wouldEndAt: facts.closesAt })
  expect(await call(who, 'closures/withdraw', { day, reason })).toMatchObject({ status: 0 })
  expect(await call(who, 'closures/withdraw', { day, reason })).toMatchObject({ reason: 'not_found' })
  expect(await call(who, 'closures/withdraw', { day: '0000-01-01', reason })).toMatchObject({
    reason: 'invalid_request',
  })
  const declared = { closed: true, why: 'typhoon', fromMinute: null }
  expect(await entries('market_closures')).toEqual([
    { event: 'declare', staff_id: who.id, reason, before: { closed: false }, after: declared },
    { event: 'withdraw', staff_id: who.id, reason, before: declared, after: { closed: false } },
  ])
})

test('a closure of a day that nobody can mean, and an unknown field, are refused', async () => {
  const who = await staffWith(context, 'operations')
  const of = (day: string) => ({ closure: { day, reason: 'typhoon', fromMinute: null }, reason })
  for (const body of [of('2020-01-01'), of('2099-01-01'), of('2026-02-30'), { ...of('2026-01-06'), at: 1 }])
    expect(await call(who, 'closures/declare', body)).toMatchObject({ reason: 'invalid_request' })
})

test('a notice is shown on its activity for its period, as the text that was written, and ends at once when it is withdrawn', async () => {
  const who = await staffWith(context, 'operations')
  await declare(context, 922)
  const now = context.clocks.business()
  const text = '<img src=x onerror=alert(1)> =1+1'
  const notice = { activity: 922, language: 'en-US', text, from: now - 1, until: now + hour, reason }
  const { data: added } = await call(who, 'notices/add', notice)
  expect(added).toMatchObject({ activity: { number: 922 }, text })
  const shown = async () =>
    (
      await db`select text from operator_notices where activity = 922 and until_at > ${new Date(context.clocks.business())}`
    ).length
  expect((await call(who, 'notices')).data.notices).toContainEqual(added)
  clock.advance(1_000)
  expect(await call(who, 'notices/withdraw', { id: added.id, reason })).toMatchObject({ status: 0 })
  expect([await shown(), await call(who, 'notices/withdraw', { id: added.id, reason })]).toMatchObject([
    0,
    { reason: 'not_found' },
  ])
  expect((await entries('operator_notices')).map(({ event }) => event)).toEqual(['add', 'withdraw'])
})

test('a notice needs a known activity, a period that is not over, and a text of at most 300 characters', async () => {
  const who = await staffWith(context, 'operations')
  const now = context.clocks.business()
  const notice = { activity: null, language: 'en-US', text: 'Text', from: now, until: now + hour, reason }
  const wrong = [
    [{ ...notice, activity: 799_123 }, 'not_found'],
    [{ ...notice, from: now - hour, until: now }, 'invalid_request'],
    [{ ...notice, until: now }, 'invalid_request'],
    [{ ...notice, text: 'x'.repeat(301) }, 'invalid_request'],
  ] as const
  for (const [body, refusal] of wrong) expect(await call(who, 'notices/add', body)).toMatchObject({ reason: refusal })
})

test('notices come in pages, the newest first', async () => {
  const who = await staffWith(context, 'auditor')
  const now = context.clocks.business()
  await db`
    insert into operator_notices (language, text, from_at, until_at)
    select 'en-US', 'Notice ' || n, ${new Date(now)}, ${new Date(now + hour)} from generate_series(1, 60) n`
  const { data: first } = await call(who, 'notices')
  const { data: second } = await call(who, 'notices', { before: first.before })
  expect([first.notices.length, first.notices[0].text, second.notices[0].text]).toEqual([50, 'Notice 60', 'Notice 10'])
  expect(await call(who, 'notices/withdraw', { id: first.notices[0].id, reason })).toMatchObject({
    reason: 'role_missing',
  })
})
