import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { attendOffering } from './attend.ts'
import { newShares, offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { dev, client, differences } = offeringFixture(app, context)

type Step =
  | { readonly do: 'apply'; readonly lots: number; readonly isMargin: boolean; readonly isRepeated: boolean }
  | { readonly do: 'cancel'; readonly isRepeated: boolean }
  | { readonly do: 'attend' }
  | { readonly do: 'pass' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('apply' as const),
      lots: fc.integer({ min: 1, max: 12 }),
      isMargin: fc.boolean(),
      isRepeated: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('cancel' as const), isRepeated: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant({ do: 'attend' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'pass' as const }) },
)

/** The phases in the order in which an offering passes through them. */
const phases = ['open', 'cut_off', 'closed', 'allotted', 'settled'] as const
const cash = 20_000_00

interface Model {
  phase: number
  /** the cash that the active application blocks, with its loan; undefined if there is none */
  live: { reference: string; blocked: number; loan: number } | undefined
  status: 'submitted' | 'allotted' | 'none' | 'refunded' | undefined
  last: string | undefined
}

const run = async (steps: readonly Step[], lotsOnOffer: number) => {
  const { code } = await dev({ activity: 'new-shares', lotsOnOffer, demand: [[4, 3]] })
  const one = await client({ accountType: 'margin', cash })
  const model: Model = { phase: 0, live: undefined, status: undefined, last: undefined }

  /** Sends a call, and for a repeated step a second one with the same key: both answers are the same. */
  const once = async <Reply extends { status: number }>(isRepeated: boolean, call: (key: string) => Promise<Reply>) => {
    const key: string = randomUUID()
    const reply = await call(key)
    if (isRepeated && reply.status === 0) expect(await call(key)).toEqual(reply)
    return reply
  }

  const rules: { [D in Step['do']]: (now: Extract<Step, { do: D }>) => Promise<void> } = {
    apply: async ({ lots, isMargin, isRepeated }) => {
      const method = isMargin ? 'margin' : 'cash'
      const reply = await once(isRepeated, (key) =>
        one.apply({ activity: newShares, offering: code, lots, method, key }),
      )
      if (model.phase > 0) return expect(reply.reason).toBe('offering_cut_off')
      if (model.live) return expect(reply.reason).toBe('application_exists')
      // a lot costs HK$4,975: four of them with fees cost more than the cash
      if (!isMargin && lots > 3) return expect(reply.reason).toBe('funds_short')
      const application = reply.data?.application ?? expect.fail()
      expect(application).toMatchObject({ lots, status: 'submitted' })
      model.live = application
      model.status = 'submitted'
      model.last = application.reference
    },
    cancel: async ({ isRepeated }) => {
      const reference = model.last ?? 'AAAAA-AAAAA'
      const reply = await once(isRepeated, (key) => one.cancel(reference, { activity: newShares, key }))
      if (!model.last) return expect(reply.reason).toBe('not_found')
      if (model.phase > 0 || !model.live) return expect(reply.reason).toBe('application_final')
      expect(reply.data?.application.status).toBe('cancelled')
      model.live = undefined
      model.status = undefined
    },
    attend: () => attendOffering(context, code),
    pass: async () => {
      if (model.phase === phases.length - 1) return
      model.phase++
      await dev({ code, phase: phases[model.phase] })
    },
  }

  for (const now of steps) {
    await (rules[now.do] as (step: Step) => Promise<void>)(now)
    const { applications } = await one.mine(newShares)
    const newest = applications.find(({ reference }) => reference === model.live?.reference)
    expect(applications.filter(({ status }) => status !== 'cancelled')).toEqual(newest ? [newest] : [])
    const money = await one.money()
    if (!model.live) {
      expect(money).toEqual({ available: cash, blocked: 0, owed: 0 })
      continue
    }
    const { blocked, loan } = model.live
    const expected = ['submitted', 'submitted', 'submitted', 'allotted', 'refunded'][model.phase]
    // an application without lots is refunded in the same step
    expect([expected, expected === 'allotted' && 'none']).toContain(newest?.status)
    expect(newest?.cancellableUntil === null).toBe(model.phase > 0)
    if (newest?.status !== 'refunded') {
      expect(money).toEqual({ available: cash + loan - blocked, blocked, owed: loan })
      continue
    }
    const { paid, fees, interest, loanReturned, loanLeft, refund } = newest.settlement ?? expect.fail()
    expect(paid + fees + interest + loanReturned + refund).toBe(blocked)
    expect(money).toEqual({ available: cash + loan - blocked + refund, blocked: 0, owed: loanLeft })
  }
  expect(await differences()).toEqual([])
}

test('applications in any order, repeated, late or cancelled, block their money once and return it once', async () => {
  const steps = fc.array(step, { minLength: 4, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(2, 9, 100), (steps, lots) => run(steps, lots)),
    { numRuns: 30 },
  )
}, 240_000)
