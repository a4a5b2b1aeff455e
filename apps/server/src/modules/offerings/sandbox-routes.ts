import { type OfferingDates, offeringCode, offeringDates, offeringPhase } from '@foyer/api/offerings'
import { z } from 'zod'
import { minuteOf } from '../../clocks.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { twoGroups } from '../../reference.ts'
import { Refused } from '../../refused.ts'
import { activityName, activityNamed } from '../activities/public.ts'
import { attendOffering } from './attend.ts'
import { offeringPhaseOf } from './dates.ts'
import { declareOffering } from './declare.ts'
import { offeringsByCode, offeringsOf } from './rows.ts'
import { inOrder, offeringAt } from './shown.ts'

const whole = z.number().int().min(1).max(1_000_000)
const testCode = offeringCode.regex(/^test-/)
const request = z.strictObject({
  /** an existing offering, which is moved to the phase; if omitted, a new one is created */
  code: testCode.optional(),
  /** only for a new offering */
  activity: activityName.optional(),
  phase: offeringPhase.default('open'),
  lotsOnOffer: whole.default(1_000),
  maxLots: whole.max(10_000).default(100),
  /** other people's applications: lots, and how many people apply for them */
  demand: z
    .array(z.tuple([whole, whole.max(20_000)]))
    .max(20)
    .default([]),
  /** only for a new offering: `firm` if a file of staff states the allotment */
  allottedBy: z.enum(['ballot', 'firm']).default('ballot'),
})
type Request = z.output<typeof request>

const hour = 3_600_000
/** Hours from the opening. */
const course = { opens: 0, cutOff: 72, closes: 74, allotment: 120, refund: 144, listed: 168 } as const
/** The hour after the opening that an offering has reached in a phase. */
const reached = { upcoming: -24, open: 24, cut_off: 72, closed: 74, allotted: 120, settled: 144 } as const

const datesIn = (phase: z.infer<typeof offeringPhase>, at: number): OfferingDates => {
  const opens = minuteOf(at) - reached[phase] * hour
  const after = (hours: number) => opens + hours * hour
  return {
    opens,
    cutOff: after(course.cutOff),
    closes: after(course.closes),
    allotment: after(course.allotment),
    refund: after(course.refund),
    listed: after(course.listed),
  }
}

/**
 * Routes that create offerings for one test each, visible by their code only, and move them through their phases
 * without the clock.
 */
export const offeringSandboxRoutes = (app: App, context: Context): void => {
  const { db, clocks } = context

  const create = async (code: string, { activity: name, phase, ...body }: Request): Promise<void> => {
    if (name === undefined)
      throw new Refused('not_found', 'the offering does not exist, and a new one needs an activity')
    const { number } = await activityNamed(db, name)
    const at = clocks.business()
    const rows = await offeringsOf(db, number)
    // the first offering in the order of the page
    const [first] = rows.map((row) => offeringAt(row, at, false)).sort(inOrder)
    const model = rows.find((row) => row.code === first?.code)
    if (!model) throw new Refused('not_found', 'this activity has no offerings')
    const { lotsOnOffer, maxLots, demand, allottedBy } = body
    const dates = datesIn(phase, at)
    const facts = { ...model.facts, entropyCodes: [...model.entropyCodes] }
    const alone = { followsCalendar: false, unlisted: true }
    const offering = { code, activity: number, facts, lotsOnOffer, maxLots, demand, allottedBy, dates }
    await declareOffering(context, db, { ...offering, ...alone })
  }

  /** Moves an offering to a phase. @returns whether it exists */
  const advance = async (code: string, { phase }: Request): Promise<boolean> => {
    const dates = datesIn(phase, clocks.business())
    const moved = await db`
      update offerings set ${db({
        opens_at: new Date(dates.opens),
        cut_off_at: new Date(dates.cutOff),
        closes_at: new Date(dates.closes),
        allotment_at: new Date(dates.allotment),
        refund_at: new Date(dates.refund),
        listed_at: new Date(dates.listed),
      })}
      where code = ${code} and unlisted returning code`
    return moved.length > 0
  }

  app.post(
    '/offerings',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Creates an offering for one test, found by its code only, or moves one to a phase',
        body: request,
        response: {
          200: replyOf(
            z.object({ code: offeringCode, activity: z.number().int(), phase: offeringPhase, dates: offeringDates }),
          ),
        },
      },
    },
    async ({ body }) => {
      const { code = `test-${twoGroups(4).toLowerCase()}` } = body
      if (!(body.code && (await advance(code, body)))) await create(code, body)
      await attendOffering(context, code)
      const row = (await offeringsByCode(db, [code])).get(code)
      if (!row) throw new Error('the offering that was just made does not exist')
      const { activity, dates } = row
      return done({ code, activity, dates, phase: offeringPhaseOf(row, clocks.business()) })
    },
  )
}
