import type { Offering } from '@foyer/api/offerings'
import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { declareClosure, withdrawClosure } from '../trading-calendar/closures.ts'
import { attendOffering } from './attend.ts'
import { declareOffering } from './declare.ts'
import { offeringsOf } from './rows.ts'
import { bonds, offeringFixture } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const { client, differences } = offeringFixture(app, context)

const day = '2026-01-14'
/** A Hong Kong time, on the day above unless another is given. */
const at = (time: string) => Date.parse(`${time.includes('T') ? time : `${day}T${time}`}+08:00`)
const clockTo = (time: string) => clock.moveBusiness(at(time) - context.clocks.wall())

let made = 0
/** An offering that closes at 14:00 and is allotted at 15:00, an hour before its closing prices are known. */
const announce = async () => {
  made++
  const [model] = await offeringsOf(db, bonds)
  if (!model) throw new Error('nothing is seeded')
  const code = `frozen-${made}`
  const dates = {
    opens: Date.parse('2026-01-05T09:00+08:00'),
    cutOff: at('10:00'),
    closes: at('14:00'),
    allotment: at('15:00'),
    refund: at('15:30'),
    listed: at('18:00'),
  }
  const facts = { ...model.facts, entropyCodes: [...model.entropyCodes] }
  const alone = { followsCalendar: true, unlisted: false }
  const sizes = { maxLots: 10, lotsOnOffer: 1, demand: [] }
  await declareOffering(context, db, { code, activity: bonds, facts, dates, ...sizes, ...alone })
  return code
}
const offeringNow = async (code: string): Promise<Offering> =>
  (await app.inject(`/api/offerings/${bonds}/${code}`)).json().offerings[0]
const attendAt = async (code: string, time: string) => {
  clockTo(time)
  await attendOffering(context, code)
  return offeringNow(code)
}
const applied = async () => {
  // declared before its close
  clockTo('08:00')
  const code = await announce()
  clockTo('09:00')
  const people = [await client(), await client()]
  for (const one of people) await one.apply({ offering: code })
  return { code, people }
}
test('entries are frozen at the close, before the prices of the draw are known, and drawn when they are known', async () => {
  const { code } = await applied()
  expect((await attendAt(code, '13:59')).ballot.entries).toBeNull()
  const closed = await attendAt(code, '14:00')
  expect(closed.ballot.entries).toMatchObject({ count: 2, closedOn: '2026-01-14', frozenAt: at('14:00') })
  const waiting = await attendAt(code, '15:59')
  expect([waiting.phase, waiting.ballot.entropy, waiting.result]).toEqual(['closed', null, null])
  const drawn = await attendAt(code, '16:00')
  expect(drawn.ballot.entropy).toMatch(/^2026-01-14 02800=\d+/)
  expect(drawn.result).toMatchObject({ applicants: 2, entriesHash: closed.ballot.entries?.hash })
  expect(await differences()).toEqual([])
})

test('when the sandbox’s clock jumps over a close, entries are frozen as of the close', async () => {
  const { code } = await applied()
  const payload = { at: '2026-01-19T09:00' }
  expect((await app.inject({ method: 'POST', url: '/dev/clock', payload })).statusCode).toBe(200)
  const { ballot, result } = await offeringNow(code)
  expect(ballot).toMatchObject({ entries: { closedOn: day, frozenAt: at('14:00') } })
  expect(ballot.entropy).toMatch(/^2026-01-14 /)
  expect(result).toMatchObject({ applicants: 2 })
})

test('a server that was down at the end of trading freezes late and mixes in prices that are unknown at that time', async () => {
  const { code } = await applied()
  const closed = await attendAt(code, '16:00')
  expect(closed.ballot).toMatchObject({ closesOn: day, entropy: null })
  expect(closed.ballot.entries).toMatchObject({ count: 2, closedOn: '2026-01-15', frozenAt: at('16:00') })
  // the allotment is long overdue
  expect((await attendAt(code, '2026-01-15T15:59')).result).toBeNull()
  const drawn = await attendAt(code, '2026-01-15T16:00')
  expect(drawn.ballot.entropy).toMatch(/^2026-01-15 02800=\d+/)
  expect(drawn.result).toMatchObject({ applicants: 2 })
  expect(await differences()).toEqual([])
})

test('a closure after the freeze moves the prices permanently to a later day, never to an earlier one', async () => {
  const { code } = await applied()
  expect((await attendAt(code, '14:00')).ballot.entries?.closedOn).toBe(day)
  // trading stops at a price that is already known
  await declareClosure(db, { day, reason: 'other', fromMinute: 11 * 60 }, context.clocks.business())
  const moved = await attendAt(code, '14:30')
  expect(moved.ballot.entries).toMatchObject({ closedOn: '2026-01-15', frozenAt: at('14:00') })
  await withdrawClosure(db, day, context.clocks.business())
  expect((await attendAt(code, '16:00')).ballot).toMatchObject({ entropy: null, entries: { closedOn: '2026-01-15' } })
  await expect(db.unsafe(`update offerings set closed_on = '${day}' where code = '${code}'`)).rejects.toThrow(
    'does not change',
  )
  expect((await attendAt(code, '2026-01-15T16:00')).ballot.entropy).toMatch(/^2026-01-15 /)
})

// closures are final after their day, so each test ends with a closure withdrawn that morning
afterEach(async () => {
  await declareClosure(db, { day, reason: 'other', fromMinute: null }, at('09:00'))
  await withdrawClosure(db, day, at('09:00'))
})

/** A context whose business clock is fixed at the given time. */
const contextAt = (time: string) => ({ ...context, clocks: { ...context.clocks, business: () => at(time) } })

test('a closure that is declared or withdrawn after trading of the day has ended does not change the prices of the draw', async () => {
  const { code } = await applied()
  const closed = await attendAt(code, '14:00')
  const { code: plain } = await applied()
  await attendAt(plain, '14:00')
  const expected = (await attendAt(plain, '16:00')).ballot.entropy
  // after the end of trading and before the job of that minute
  clockTo('16:00')
  await declareClosure(db, { day, reason: 'other', fromMinute: 11 * 60 }, context.clocks.business())
  const drawn = await attendAt(code, '16:01')
  expect(drawn.ballot).toMatchObject({ entries: { closedOn: day, hash: closed.ballot.entries?.hash } })
  expect(drawn.ballot.entropy).toBe(expected)
  await withdrawClosure(db, day, context.clocks.business())
  // a closure withdrawn in time has no effect
  const { code: unchanged } = await applied()
  await attendAt(unchanged, '14:00')
  clockTo('14:10')
  await declareClosure(db, { day, reason: 'other', fromMinute: 15 * 60 }, context.clocks.business())
  await withdrawClosure(db, day, context.clocks.business())
  expect((await attendAt(unchanged, '16:00')).ballot.entropy).toBe(expected)
  // a closure declared in time moves the day, even if it was withdrawn or changed later and before the job ran
  const { code: late } = await applied()
  await attendAt(late, '14:00')
  clockTo('15:59')
  await declareClosure(db, { day, reason: 'other', fromMinute: 15 * 60 }, context.clocks.business())
  clockTo('16:00')
  await declareClosure(db, { day, reason: 'other', fromMinute: 16 * 60 }, context.clocks.business())
  await withdrawClosure(db, day, context.clocks.business())
  expect((await attendAt(late, '16:01')).ballot).toMatchObject({ entropy: null, entries: { closedOn: '2026-01-15' } })
})

test('prices are not stored if their day moves while they are read', async () => {
  const { code } = await applied()
  await attendAt(code, '14:00')
  const waiting = () => db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  let reading: Promise<void> | undefined
  expect((await offeringNow(code)).ballot.entries?.closedOn).toBe(day)
  await db.begin(async (tx) => {
    // the last read before the prices
    await tx`lock table sandbox_halts in access exclusive mode`
    reading = attendOffering(contextAt('16:00'), code)
    await expect.poll(async () => (await waiting()).length, { interval: 20 }).toBeGreaterThanOrEqual(1)
    await declareClosure(db, { day, reason: 'other', fromMinute: 15 * 60 }, at('15:59'))
    await attendOffering(contextAt('15:59'), code)
  })
  await reading
  clockTo('16:00')
  expect((await offeringNow(code)).ballot).toMatchObject({ entropy: null, entries: { closedOn: '2026-01-15' } })
  const prices = `${day} 02800=25000 02828=70000 03033=4500`
  await expect(db`update offerings set entropy = ${prices} where code = ${code}`).rejects.toThrow('entropy_of_its_day')
  expect((await attendAt(code, '2026-01-15T16:00')).ballot.entropy).toMatch(/^2026-01-15 /)
})

test.each([
  ['an hour before the end of trading', 'that day', '15:00', day],
  ['later, when prices are nearly known,', 'the next', '15:01', '2026-01-15'],
])('entries that are frozen %s are drawn by the prices of %s', async (_, __, time, closedOn) => {
  const { code } = await applied()
  expect((await attendAt(code, time)).ballot.entries).toMatchObject({ closedOn, frozenAt: at(time) })
})

test('frozen entries cannot be added, cancelled or deleted, not even directly in the database', async () => {
  const { code, people } = await applied()
  const [mine] = (await people[0]?.mine())?.applications ?? []
  await attendAt(code, '14:00')
  await expect(db`
    insert into offering_applications
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'reference', 'late',
      'holder_hash', '\\x02'))).* from offering_applications one where offering = ${code} limit 1`).rejects.toThrow(
    'frozen',
  )
  await expect(db`update offering_applications set status = 'cancelled' where offering = ${code}`).rejects.toThrow(
    'frozen',
  )
  await expect(db`delete from offering_applications where offering = ${code}`).rejects.toThrow()
  for (const change of [
    "entries_hash = repeat('0', 64)",
    'entries_count = 1',
    "closed_on = '2026-01-13'",
    'frozen_at = opens_at',
  ])
    await expect(db.unsafe(`update offerings set ${change} where code = '${code}'`)).rejects.toThrow('does not change')
  // a later change of the calendar does not reopen the offering
  await declareClosure(db, { day: '2026-01-14', reason: 'typhoon', fromMinute: null }, context.clocks.business())
  clockTo('09:30')
  expect(await (await client()).apply({ offering: code })).toMatchObject({ reason: 'offering_cut_off' })
  expect(await people[0]?.cancel(mine?.reference ?? '')).toMatchObject({ reason: 'application_final' })
  await withdrawClosure(db, '2026-01-14', context.clocks.business())
})

test('entropy is stored once: a later closure does not change it', async () => {
  const { code } = await applied()
  await attendAt(code, '14:00')
  const stored = (await attendAt(code, '16:00')).ballot.entropy
  await declareClosure(db, { day: '2026-01-14', reason: 'other', fromMinute: 14 * 60 + 30 }, context.clocks.business())
  expect((await attendAt(code, '17:00')).ballot.entropy).toBe(stored)
  await expect(db`update offerings set entropy = 'chosen' where code = ${code}`).rejects.toThrow('does not change')
  await withdrawClosure(db, '2026-01-14', context.clocks.business())
})

test('nothing is drawn if the entries differ from the frozen ones', async () => {
  const { code } = await applied()
  await attendAt(code, '14:00')
  await ownerOf(db).begin(async (tx) => {
    await tx`alter table offering_applications disable trigger user`
    await tx`update offering_applications set lots = 2 where offering = ${code}`
    await tx`alter table offering_applications enable trigger user`
  })
  clockTo('16:00')
  await expect(attendOffering(context, code)).rejects.toThrow()
  expect((await offeringNow(code)).result).toBeNull()
})

test('production does not use the simulated prices of the sandbox as entropy and draws nothing by them', async () => {
  const { code } = await applied()
  clockTo('17:00')
  const production = { ...context, environment: { ...context.environment, FOYER_MODE: 'production' as const } }
  await attendOffering(production, code)
  const { ballot, result } = await offeringNow(code)
  expect([ballot.entries?.count, ballot.entropy, result]).toEqual([2, null, null])
})
