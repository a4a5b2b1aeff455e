import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { findActivity } from '../activities/queries.ts'
import { changeRules } from '../activities/save.ts'
import { newcomers } from '../activities/testing.ts'
import { attendDraws, revealDraws } from './attend.ts'
import { detail, draws, endedCode, giveChances, open, openCode, records, takesPart, visits } from './testing.ts'

const { app, context, clock } = await testApp()
const { db, clocks } = context
const someone = newcomers(app, context)
/** Moves the business clock to a moment in Hong Kong. */
const at = (moment: string | number) =>
  clock.moveBusiness((typeof moment === 'number' ? moment : Date.parse(`${moment}+08:00`)) - clocks.wall())

beforeEach(() => clock.moveBusiness(0))

const joined = async () => {
  const person = await someone()
  await takesPart(person.from, person.as)
  return { ...person, visits: async () => (await visits(person.from, person.as)).data }
}

test('R24 A visit counts once per day in Hong Kong: the last second before midnight is still the earlier day', async () => {
  const person = await joined()
  at('2026-01-06T23:59:58')
  expect((await person.visits()).chances).toBe(2)
  at('2026-01-06T23:59:59')
  const late = await person.visits()
  expect(late.chances).toBe(2)
  const visit = late.tasks.find(({ task }: { task: string }) => task === 'visit')
  expect(visit).toEqual({ task: 'visit', earned: 1, isOpen: true, nextAt: Date.parse('2026-01-07T00:00:00+08:00') })
  at('2026-01-07T00:00:00')
  expect((await person.visits()).chances).toBe(3)
  expect((await person.visits()).chances).toBe(3)
})

test("R24 At the year's end the day of a visit changes at midnight in Hong Kong, not in UTC", async () => {
  // an activity across the end of a year
  await db`update activities set opens_at = '2026-12-20T10:00+08', closes_at = '2027-01-10T23:59+08' where number = ${open}`
  at('2026-12-31T23:59:59')
  const person = await joined()
  expect((await person.visits()).chances).toBe(2)
  at('2027-01-01T00:00:00')
  expect((await person.visits()).chances).toBe(3)
  // midnight in UTC
  at('2027-01-01T08:00:00')
  expect((await person.visits()).chances).toBe(3)
  await db`update activities set opens_at = '2025-12-26T10:00+08', closes_at = '2026-02-14T23:59+08:00' where number = ${open}`
})

test('R24 The safety tasks give one chance once all their stages are done', async () => {
  const person = await joined()
  const [{ id }] = await db<[{ id: number }]>`
    select person_id as id from participations where activity = ${open} order by id desc limit 1`
  const finish = (stage: string) => db`
    insert into participations (activity, stage, person_id, reference, terms_version, joined_at)
    values (502, ${stage}, ${id}, ${`${id}-${stage}`}, 1, ${new Date(clocks.business())})`
  const stages = (await app.inject('/api/activities/account-health')).json().stages as { id: string }[]
  const [last, ...first] = stages.map((stage) => stage.id).reverse()
  for (const stage of first) await finish(stage)
  expect((await person.visits()).chances).toBe(2)
  await finish(last ?? '')
  expect((await person.visits()).chances).toBe(3)
  const again = await person.visits()
  expect(again.chances).toBe(3)
  expect(again.tasks.at(-1)).toEqual({ task: 'account_safety', earned: 1, isOpen: false, nextAt: null })
})

test('R24 The end of a draw moves past days without trading together with its activity', async () => {
  const activity = await findActivity(db, { number: open })
  if (!activity) throw new Error('no activity')
  const { joinLevel, mainland, eligibility } = activity
  const rules = { joinLevel, mainland, eligibility }
  const saturday = '2026-02-07T12:00+08:00'
  await db`update activities set closes_at = ${saturday} where number = ${open}`
  await changeRules(db, open, { ...rules, followsCalendar: true })
  at('2026-02-08T12:00:00')
  await revealDraws(context)
  expect(await detail(app, openCode)).toMatchObject({ phase: 'open', seed: null })
  await changeRules(db, open, { ...rules, followsCalendar: false })
  await db`update activities set closes_at = '2026-02-14T23:59+08:00' where number = ${open}`
})

// last test: a revealed draw has ended for good
test('R24 At the closing moment drawing is refused, and only then is the seed revealed, for good', async () => {
  const person = await joined()
  await giveChances(context, person.mobile, 5)
  const { closesAt } = await detail(app, openCode)
  at(closesAt - 1)
  await revealDraws(context)
  expect(await detail(app, openCode)).toMatchObject({ phase: 'open', seed: null, statistics: null })
  const last = (await draws(person.from, person.as)).data.draw
  at(closesAt)
  expect(await draws(person.from, person.as)).toMatchObject({ reason: 'activity_ended' })
  // ended but not revealed yet: only the winners are shown
  expect((await records(app, openCode)).records.every(({ prize }) => prize !== null)).toBe(true)

  await Promise.all([revealDraws(context), revealDraws(context)])
  const shown = await detail(app, openCode)
  expect(shown).toMatchObject({ phase: 'ended', revealedAt: closesAt })
  expect(shown.statistics?.draws).toBe(last.number)
  expect(
    await db`select from audit_entries where subject = 'draws' and subject_id = ${open} and event = 'reveal'`,
  ).toHaveLength(1)

  // setting the clock back or postponing the end does not withdraw a revealed seed
  clock.moveBusiness(0)
  expect(await draws(person.from, person.as)).toMatchObject({ reason: 'activity_ended' })
  expect((await person.visits()).tasks.every(({ isOpen }: { isOpen: boolean }) => !isOpen)).toBe(true)
  await attendDraws(context)
  expect((await detail(app, openCode)).seed).toBe(shown.seed)
  expect((await detail(app, endedCode)).seed).not.toBe(shown.seed)
})
