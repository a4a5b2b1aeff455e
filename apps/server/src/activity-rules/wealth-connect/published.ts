import { type Direction, direction } from '@foyer/api/cross-border'
import { texts } from '@foyer/api/texts'
import { selfCheckOutcome, selfCheckQuestion, type WealthConnect, wealthConnect } from '@foyer/api/wealth-connect'
import { z } from 'zod'
import { StartError } from '../../config/start-error.ts'
import data from './published.json' with { type: 'json' }

const [option] = [selfCheckQuestion.shape.options.element]
const written = z.object({
  ...selfCheckQuestion.shape,
  options: z
    .array(z.object({ ...option.shape, verdict: selfCheckOutcome, why: texts.optional() }))
    .min(2)
    // an option that fails a rule has an explanation for the person
    .refine((options) => options.every(({ verdict, why }) => (why !== undefined) === (verdict !== 'met'))),
})
const published = wealthConnect.omit({ withheld: true }).extend({
  directions: z
    .array(
      wealthConnect.shape.directions.element.extend({
        direction,
        questions: z.array(written).min(1),
      }),
    )
    .refine((all) => direction.options.every((one, n) => all[n]?.direction === one) && all.length === 2),
})

export type Rules = z.output<typeof published>

/** @throws StartError if a failing option has no explanation, or a direction is missing */
export const readRules = (from: unknown): Rules => {
  const read = published.safeParse(from)
  if (!read.success)
    throw new StartError(`The rules of Wealth Management Connect are faulty: ${JSON.stringify(read.error.issues[0])}.`)
  return read.data
}

/** The latest published rules, quotas and products, with their date. Compliance replaces this data. */
export const rules = readRules(data)

export const rulesOf = (wanted: Direction) => {
  const found = rules.directions.find(({ direction: one }) => one === wanted)
  if (!found) throw new Error(`nothing is published of ${wanted}`)
  return found
}

/** The public part. It does not contain the verdicts of the options. */
export const shown: WealthConnect = {
  ...rules,
  withheld: false,
  directions: rules.directions.map((one) => ({
    ...one,
    questions: one.questions.map((question) => ({
      ...question,
      options: question.options.map(({ id, text }) => ({ id, text })),
    })),
  })),
}

/** The reply to a mainland address if the operator withholds the activity from the mainland. */
export const withheld: WealthConnect = { ...shown, withheld: true, directions: [] }
