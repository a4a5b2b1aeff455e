import type { Presentation } from '@foyer/api/presentations'
import { next, type StateOf, statesFor, voucherStates } from '@foyer/protocol/machines/rewards'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transition } from '../../engine/transition.ts'
import { testTwoServers } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { counterOf, granted, presents } from './testing.ts'

const { app, apps, context, second, clock } = await testTwoServers()
const other = apps[1]
const someone = newcomers(app, context)

type Event = 'issue' | 'expire' | 'revoke'
type Step =
  | { do: 'present' }
  /** which code to redeem, the latest being 0, at one counter or at both at once */
  | { do: 'redeem'; back: number; at: 0 | 1 | 'both' }
  | { do: Event; at: 0 | 1 }
  | { do: 'wait'; seconds: number }

const side = fc.constantFrom(0 as const, 1 as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'present' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('redeem' as const),
      back: fc.nat(2),
      at: fc.constantFrom(0 as const, 1 as const, 'both' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('issue' as const), at: side }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('expire' as const, 'revoke' as const), at: side }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(10, 59, 60, 120) }) },
)

const refusalOf = (state: StateOf<typeof voucherStates>, isFresh: boolean): string => {
  if (state === 'used') return 'code_used'
  if (state !== 'available') return 'reward_not_open'
  return isFresh ? 'done' : 'code_expired'
}

test('R13 a voucher only takes the steps of its state table, however it is shown, redeemed, expired or revoked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('pending' as const, 'available' as const),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async (start, steps) => {
        const person = await someone()
        // signs in anew, because the clock advances by hours during the runs
        const counters = [await counterOf(app), await counterOf(other)] as const
        const { id } = await granted(app, person.mobile, { status: start })
        let state = start as StateOf<typeof voucherStates>
        let moves = 0
        const codes: (Presentation & { until: number })[] = []
        const move = (event: Event | 'use') => {
          const to = next(voucherStates, state, event)
          if (to) moves++
          state = to ?? state
          return to
        }
        for (const step of steps) {
          if (step.do === 'wait') clock.advance(step.seconds * 1000)
          else if (step.do === 'present') {
            const { data } = await presents(person, id)
            expect(data.status).toBe(state)
            expect(data.presentation !== null).toBe(state === 'available')
            if (data.presentation)
              codes.push({ ...data.presentation, until: context.clocks.wall() + data.presentation.endsIn })
          } else if (step.do === 'redeem') {
            const code = codes.at(-1 - step.back)
            if (!code) continue
            const expected = refusalOf(state, context.clocks.wall() < code.until)
            const at = step.at === 'both' ? counters : [counters[step.at]]
            const answers = await Promise.all(at.map((counter) => counter.redeem(code.qr)))
            const words = answers.map(({ reason }) => reason ?? 'done').sort()
            if (expected === 'done') move('use')
            expect(words).toEqual(
              expected === 'done' && at.length === 2 ? ['code_used', 'done'] : at.map(() => expected),
            )
          } else {
            const by = { actor: 'system', wall: context.clocks.wall() } as const
            const to = await transition(
              (step.at === 0 ? context : second).db,
              voucherStates,
              { table: 'rewards', id },
              step.do,
              by,
            )
            expect(to).toBe(move(step.do))
          }
        }
        const [row] = await second.db<{ status: string; trail: number; redeemed: number }[]>`
          select status, (select count(*)::int from audit_entries where subject_id = rewards.id::text and event <> 'grant') as trail,
            (select count(*)::int from redemptions where reward_id = rewards.id) as redeemed
          from rewards where id = ${id}`
        expect(row).toEqual({ status: state, trail: moves, redeemed: state === 'used' ? 1 : 0 })
      },
    ),
    { numRuns: 40 },
  )
  expect(statesFor(voucherStates, 'use')).toEqual(['available'])
}, 60_000)
