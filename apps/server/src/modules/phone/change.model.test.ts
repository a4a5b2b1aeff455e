import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { codeSentTo } from '../../testing/sign-in.ts'
import { idOf } from '../privacy/testing.ts'
import { type Changer, changer, e164Of, freshNumber } from './testing.ts'

const { app, context, clock } = await testApp()
const { db, clocks } = context
const minute = 60_000

/** The steps of either of a person's two sessions. */
type Step =
  | { do: 'prove'; by: 0 | 1; right: boolean }
  | { do: 'change'; by: 0 | 1; right: boolean; to: 'free' | 'occupied' }
  /** the answer of the last change was lost */
  | { do: 'again'; by: 0 | 1 }
  | { do: 'wait'; minutes: number }

const by = fc.constantFrom<0 | 1>(0, 1)
const right = fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('prove' as const), by, right }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      by,
      right,
      to: fc.constantFrom<'free' | 'free' | 'occupied'>('free', 'free', 'occupied'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const), by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(4, 16, 720) }) },
)

/**
 * The model: the session that proved the old factor last changes the number, within a quarter of an hour, once a day.
 */
const run = async (steps: readonly Step[]) => {
  const occupiedNumber = (await changer(app, context)).number
  const first = await changer(app, context)
  const id = await idOf(context, e164Of(first.number))
  let sessions: [Changer, Changer] = [first, await changer(app, context, first.number)]
  const changes = ['', '']
  let open: { by: 0 | 1; until: number } | undefined
  let coolingUntil = 0
  let done: { key: string; change: string; to: ReturnType<typeof freshNumber>; answer: object } | undefined
  const isOpen = (of: 0 | 1) => open?.by === of && clocks.wall() < open.until

  const steppers = {
    prove: async (now: Extract<Step, { do: 'prove' }>) => {
      const session = sessions[now.by]
      const cooling = clocks.wall() < coolingUntil
      const sent = await session.sendOld()
      if (cooling) return expect(sent.reason).toBe('phone_cooling')
      const code = await codeSentTo(context, session.number)
      const reply = await session.prove(
        now.right ? code : code.replace(/./g, (digit) => String((Number(digit) + 1) % 10)),
      )
      expect(reply.reason).toBe(now.right ? undefined : 'sms_code_wrong')
      if (!now.right) return
      changes[now.by] = reply.data.change
      open = { by: now.by, until: clocks.wall() + 15 * minute }
    },
    change: async (now: Extract<Step, { do: 'change' }>) => {
      const session = sessions[now.by]
      const change = changes[now.by] || '00000000-0000-4000-8000-000000000000'
      const to = now.to === 'occupied' ? occupiedNumber : freshNumber()
      const sent = await session.sendNew(change, to)
      if (!isOpen(now.by)) {
        expect(sent.reason).toBe('ticket_invalid')
        return expect((await session.confirm(change, to, '123456')).reason).toBe('ticket_invalid')
      }
      const code = await codeSentTo(context, to)
      const typed = now.right ? code : code.replace(/./g, (digit) => String((Number(digit) + 1) % 10))
      const key = randomUUID()
      const reply = await session.confirm(change, to, typed, session.register, key)
      if (!now.right) return expect(reply.reason).toBe('sms_code_wrong')
      if (now.to === 'occupied') return expect(reply.reason).toBe('phone_taken')
      expect(reply.status).toBe(0)
      open = undefined
      coolingUntil = clocks.wall() + 24 * 60 * minute
      done = { key, change, to, answer: { ...reply.data, handoff: null } }
      expect(await Promise.all(sessions.map((ended) => ended.holds()))).toEqual([false, false])
      sessions = [await changer(app, context, to), await changer(app, context, to)]
    },
    again: async (now: Extract<Step, { do: 'again' }>) => {
      if (!done) return
      const reply = await sessions[now.by].confirm(done.change, done.to, '123456', sessions[now.by].register, done.key)
      expect(reply.data).toEqual(done.answer)
    },
    wait: async (now: Extract<Step, { do: 'wait' }>) => clock.advance(now.minutes * minute),
  }
  for (const now of steps) {
    // other tests cover the limits of messages
    await db`delete from sms_sends`
    await steppers[now.do](now as never)
    // in every state exactly one person has the number
    expect(await idOf(context, e164Of(sessions[0].number))).toBe(id)
  }
  return done !== undefined
}

test('for any steps of two sessions, the last one that proved the old factor changes the number, once a day, and both are signed out', async () => {
  let changed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      if (await run(steps)) changed++
    }),
    { numRuns: 30 },
  )
  expect(changed).toBeGreaterThan(0)
}, 120_000)
