import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { drain } from '../../jobs/work.ts'
import { NotSent } from '../../sms-message.ts'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { setLimit } from '../sms/budget.ts'
import { sandboxMessages } from '../sms/sandbox-messages.ts'
import { remindJob, sendReminders } from './remind.ts'

const { app, context, clock } = await testApp()
const second = await testApp({ db: context.db, clocks: clock.clocks })
const newcomer = newcomers(app, context)
type Person = Awaited<ReturnType<typeof newcomer>>
const session = 'quarter-ahead'
const minute = 60_000

const call = async ({ from, as }: Pick<Person, 'from' | 'as'>, act: '' | '/set' | '/cancel', body: object = {}) => {
  const common = act === '' ? { session } : { session, key: randomUUID() }
  const language = act === '/set' ? { language: 'zh-HK' } : {}
  return (await from.post(`/api/user/live/reminder${act}`, { ...common, ...language, ...body }, as)).json()
}
const remindsAt = async (person: Person): Promise<number> => (await call(person, '')).data.remindsAt
const goTo = (moment: number) => clock.moveBusiness(moment - clock.clocks.wall())
/** The messages to a phone number that are not codes. */
const messages = async ({ mobile }: Person) =>
  (await sandboxMessages(context.db, mobile.slice(1))).filter(
    ({ text }) => text.includes('預約') || text.includes('reminded'),
  )
const stateOf = async (person: Person) => (await call(person, '')).data.state

afterEach(async () => {
  clock.moveBusiness(0)
  await context.db`delete from live_reminders`
  await setLimit(context.db, clock.clocks.wall(), 1000)
})

describe('a reminder of a live session', () => {
  test('R8 a reminder arrives once, ten minutes before the session, as a message without a link', async () => {
    const person = await newcomer()
    const set = await call(person, '/set')
    expect(set.data).toEqual({
      session,
      state: 'set',
      canSet: true,
      to: `+852 ****${person.mobile.slice(-4)}`,
      remindsAt: Date.UTC(2026, 0, 8, 10, 50),
    })
    goTo((await remindsAt(person)) - minute)
    await sendReminders(context)
    expect(await messages(person)).toEqual([])
    goTo(await remindsAt(person))
    await sendReminders(context)
    await sendReminders(context)
    const [message, ...others] = await messages(person)
    expect(others).toEqual([])
    expect(message?.text).toContain('您預約的「818 直播：下一季怎麼看」將於 19:00 HKT 開始')
    expect(message?.text).not.toMatch(/https?:|www\.|\.com/)
    expect((await call(person, '')).data).toMatchObject({ state: 'sent', canSet: false })
  })

  test('who set a reminder finds one notice that leads to the session, also if the message is not sent', async () => {
    const [reached, unreached, other] = [await newcomer(), await newcomer(), await newcomer()]
    await call(reached, '/set')
    goTo(await remindsAt(reached))
    await sendReminders(context)
    await sendReminders(context)
    clock.moveBusiness(0)
    await call(unreached, '/set')
    await setLimit(context.db, clock.clocks.wall(), 0)
    goTo(await remindsAt(unreached))
    await sendReminders(context)
    expect([await messages(reached), await messages(unreached)]).toMatchObject([[{}], []])
    for (const [person, many] of [
      [reached, 1],
      [unreached, 1],
      [other, 0],
    ] as const) {
      const { data } = (await person.from.post('/api/user/notices', {}, person.as)).json()
      const notice = { kind: 'live_starting', facts: { session, opensAt: Date.UTC(2026, 0, 8, 11) } }
      expect(data.notices).toMatchObject(Array(many).fill(notice))
    }
  })

  test('R8 repeated and concurrent requests from several devices set one reminder', async () => {
    const person = await newcomer()
    const elsewhere = await person.elsewhere()
    const key = randomUUID()
    const replies = await Promise.all([
      call(person, '/set', { key }),
      call(person, '/set', { key }),
      call(elsewhere, '/set'),
      call(elsewhere, '/set', { language: 'en-US' }),
    ])
    expect(replies.map(({ data }) => data.state)).toEqual(['set', 'set', 'set', 'set'])
    expect(await context.db`select from live_reminders`).toHaveLength(1)
    goTo(await remindsAt(person))
    await Promise.all([sendReminders(context), sendReminders(second.context), sendReminders(context)])
    expect(await messages(person)).toHaveLength(1)
  })

  test('R8 a reminder can be cancelled and set again; a cancelled one is never sent', async () => {
    const person = await newcomer()
    await call(person, '/set')
    expect((await call(person, '/cancel')).data.state).toBe('cancelled')
    goTo(await remindsAt(person))
    await sendReminders(context)
    expect(await messages(person)).toEqual([])
    clock.moveBusiness(0)
    expect((await call(person, '/set')).data.state).toBe('set')
    goTo(await remindsAt(person))
    await sendReminders(context)
    expect(await messages(person)).toHaveLength(1)
    expect((await call(person, '/cancel')).data.state).toBe('sent')
  })

  test('the same key returns the same answer, and a key of another request is refused', async () => {
    const person = await newcomer()
    const key = randomUUID()
    const first = await call(person, '/set', { key })
    await call(person, '/cancel')
    expect(await call(person, '/set', { key })).toEqual(first)
    expect(await stateOf(person)).toBe('cancelled')
    expect(await call(person, '/cancel', { key })).toMatchObject({ reason: 'key_reused' })
  })

  test('R8 a reminder is not set when it is too late for one', async () => {
    const person = await newcomer()
    goTo(await remindsAt(person))
    expect((await call(person, '/set')).data).toMatchObject({ state: null, canSet: false })
  })

  test('a reminder that no job sent in time is marked as missed: no message arrives after the session began', async () => {
    const person = await newcomer()
    await call(person, '/set')
    goTo((await remindsAt(person)) + 10 * minute)
    await sendReminders(context)
    expect([await stateOf(person), await messages(person)]).toEqual(['missed', []])
  })

  test('reminders leave half of the daily budget to codes', async () => {
    const person = await newcomer()
    await call(person, '/set')
    goTo(await remindsAt(person))
    const [{ spent }] = await context.db<[{ spent: number }]>`select sum(spent)::int as spent from sms_budget`
    await setLimit(context.db, clock.clocks.wall(), 2 * spent + 1)
    await sendReminders(context)
    expect([await stateOf(person), await messages(person)]).toEqual(['missed', []])
    const [after] = await context.db<[{ spent: number }]>`select sum(spent)::int as spent from sms_budget`
    expect(after.spent).toBe(spent)
  })

  test('a reminder requires register level and an existing session', async () => {
    const person = await newcomer()
    const tourist = await person.from.tourist()
    const reply = await person.from.post(
      '/api/user/live/reminder/set',
      { session, key: randomUUID(), language: 'zh-CN' },
      tourist,
    )
    expect(reply.json()).toMatchObject({ reason: 'level_too_low' })
    expect(await call(person, '/set', { session: 'nothing' })).toMatchObject({ reason: 'not_found' })
  })

  test('R8 a reminder is refused to a mainland person at any address', async () => {
    const person = await newcomer('+86138')
    expect(await call(person, '/set')).toMatchObject({ reason: 'activity_mainland' })
  })

  test('a reminder is stored with the time of its request', async () => {
    const person = await newcomer()
    await call(person, '/set')
    const entries = await context.db`
      select event, at from audit_entries where subject = 'live_reminders'
      and subject_id = (select id::text from live_reminders)`
    expect(entries).toEqual([{ event: 'set', at: new Date(clock.clocks.wall()) }])
  })

  test('the changes of a reminder are limited per hour, and each change is stored permanently', async () => {
    const person = await newcomer()
    const body = { session, language: 'zh-HK' }
    const set = async () =>
      (await person.from.post('/api/user/live/reminder/set', { ...body, key: randomUUID() }, person.as)).json()
    for (let i = 0; i < 60; i++) await set()
    expect(await set()).toMatchObject({ reason: 'rate_limited' })
    clock.advance(3_600_000)
    expect(await set()).toMatchObject({ status: 0 })
  })

  test('the job for reminders runs when no reminder is due', async () => {
    await context.jobs.send(context.db, remindJob, {})
    expect(await drain(context, remindJob)).toBe(1)
  })
})

test('after midnight, an unsent message is refunded to the budget of the day that counted it', async () => {
  const person = await newcomer()
  await call(person, '/set')
  goTo(await remindsAt(person))
  const spent = async () => {
    const [row] = await context.db<[{ spent: number }]>`select coalesce(sum(spent), 0)::int as spent from sms_budget`
    return row.spent
  }
  const before = await spent()
  const gateway = {
    name: context.connectors.sms[0]?.name ?? '',
    send: async () => {
      clock.advance(24 * 60 * minute)
      throw new NotSent('503')
    },
  }
  await sendReminders({ ...context, connectors: { ...context.connectors, sms: [gateway] } })
  expect([await stateOf(person), await spent()]).toEqual(['missed', before])
})
