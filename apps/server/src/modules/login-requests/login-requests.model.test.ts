import { loginRequestSeconds, pickUpSeconds } from '@foyer/api/login-requests'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { demoNumber } from '../../testing/log-in.ts'
import { signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { desktopOf, phoneOf } from './testing.ts'

const server = await testApp()
const { app, context, clock } = server
const { db } = context

type Step =
  | { do: 'begin' | 'view' | 'refuse' | 'collect' }
  | { do: 'confirm'; isRight: boolean }
  | { do: 'sleep'; seconds: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'begin' }, { do: 'refuse' }) },
  { weight: 4, arbitrary: fc.constantFrom<Step>({ do: 'view' }, { do: 'collect' }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('confirm' as const), isRight: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sleep' as const), seconds: fc.integer({ min: 1, max: 130 }) }) },
)

/** The model: one request with a state and an end. */
const reference = () => {
  let state: 'none' | 'open' | 'seen' | 'confirmed' | 'refused' = 'none'
  let endsAt = 0
  const become = (next: typeof state, seconds?: number) => {
    state = next
    if (seconds !== undefined) endsAt = context.clocks.wall() + seconds * 1000
  }
  const instant = () => (context.clocks.wall() < endsAt ? state : 'none')
  /** what the phone is answered once nothing can change any more */
  const settled = () => (instant() === 'none' || instant() === 'open' ? 'over' : instant())
  return {
    begin: () => become('open', loginRequestSeconds),
    view: () => {
      if (instant() === 'open') become('seen', loginRequestSeconds)
      return instant() === 'none' ? 'over' : instant()
    },
    answer: (answer: 'confirm' | 'refuse', isRight = true) => {
      if (instant() !== 'seen') return settled()
      if (answer === 'confirm' && isRight) become('confirmed', pickUpSeconds)
      else become('refused')
      return isRight ? instant() : 'wrongNumber'
    },
    state: () => (instant() === 'none' ? 'over' : instant()),
    collects: () => instant() === 'confirmed',
  }
}

test('R37 Whatever order a desktop and a phone act in, the login is collected only while it is confirmed', async () => {
  const phone = await phoneOf(server, 2, '88002001')
  clock.advance(60_000)
  const from = device(app, context)
  const person = await signIn(context, from, demoNumber(2))
  const run = async (steps: readonly Step[]) => {
    // limits of earlier runs end, and the proof of the phone is fresh
    clock.advance(600_000)
    await db`update registrations set proved_at = ${new Date(context.clocks.wall() + 3_600_000)}`
    const desktop = await desktopOf(server, from, person.register)
    const rule = reference()
    let { request, number } = { request: 'A'.repeat(22), number: 10 }
    for (const now of steps) {
      if (now.do === 'begin') {
        ;({ request, number } = await desktop.begin())
        rule.begin()
      }
      if (now.do === 'view') expect((await phone.view(request)).state).toBe(rule.view())
      if (now.do === 'refuse') expect((await phone.refuse(request)).state).toBe(rule.answer('refuse'))
      if (now.do === 'confirm') {
        const typed = now.isRight ? number : 10 + ((number + 1) % 90)
        const { data } = await phone.confirm(request, typed)
        expect(data.state).toBe(rule.answer('confirm', typed === number))
      }
      if (now.do === 'collect') expect((await desktop.collect(person.register)).status === 0).toBe(rule.collects())
      if (now.do === 'sleep') clock.advance(now.seconds * 1000)
      expect(await desktop.state()).toBe(rule.state())
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), run), { numRuns: 25 })
})
