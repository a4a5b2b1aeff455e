import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { cash, ruleStaff } from './testing.ts'

const { app, context } = await emptyApp()
const staff = ruleStaff(app, context)
const people = [await staff.as('author', 'approver'), await staff.as('author', 'approver')] as const

interface Step {
  readonly act: 'propose' | 'withdraw' | 'approve' | 'decline'
  readonly by: 0 | 1
  /** how far before the newest revision the act looks */
  readonly back: number
  readonly budget: number
}
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('propose', 'withdraw', 'approve', 'decline'),
  by: fc.constantFrom(0, 1),
  back: fc.integer({ min: 0, max: 1 }),
  budget: fc.integer({ min: 1, max: 9 }),
})

let number = 940

test('Whatever staff do in whatever order, a revision is in force only if another person approved exactly it, and the budget never becomes lower', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const activity = number++
      await staff.activity(activity)
      let newest = 0
      let open: { revision: number; by: number; budget: number } | undefined
      let inForce: { revision: number; budget: number } | undefined
      for (const { act, by, back, budget } of steps) {
        const cents = budget * 1_500
        const revision = Math.max(newest - back, 1)
        const isOpen = open?.revision === revision
        if (act === 'propose') {
          const reply = await staff.propose(people[by], activity, cash({ budget: cents }), inForce?.revision ?? null)
          const isFair = cents >= (inForce?.budget ?? 0)
          expect(reply.outcome).toBe(isFair ? 'proposed' : 'faulty')
          if (isFair) open = { revision: ++newest, by, budget: cents }
        } else if (act === 'withdraw') {
          const reply = await staff.data(people[by], '/withdraw', { activity, revision, reason: 'Not now' })
          expect(reply.outcome).toBe(isOpen ? 'withdrawn' : 'outdated')
          if (isOpen) open = undefined
        } else {
          const reply = await staff.decide(people[by], activity, revision, act)
          const done = act === 'approve' ? 'approved' : 'declined'
          expect(reply.outcome).toBe(isOpen ? (open?.by === by ? 'own' : done) : 'outdated')
          if (reply.outcome === 'approved' && open) inForce = open
          if (reply.outcome === done) open = undefined
        }
        const shown = await staff.data(people[0], '/show', { activity })
        expect([shown.inForce?.revision, shown.proposed?.revision]).toEqual([inForce?.revision, open?.revision])
        expect(shown.places?.total).toBe(inForce && inForce.budget / 1_500)
      }
    }),
    { numRuns: 15 },
  )
})
