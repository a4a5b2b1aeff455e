import { type Direction, direction } from '@foyer/contract/cross-border'
import { texts } from '@foyer/contract/texts'
import { selfCheckOutcome, selfCheckQuestion, type WealthConnect, wealthConnect } from '@foyer/contract/wealth-connect'
import { z } from 'zod'
import { StartError } from '../../config/start-error.ts'
import data from './published.json' with { type: 'json' }

const [option] = [selfCheckQuestion.shape.options.element]
const written = z.object({
  ...selfCheckQuestion.shape,
  options: z
    .array(z.object({ ...option.shape, verdict: selfCheckOutcome, why: texts.optional() }))
    .min(2)
    // whoever does not meet a rule is told which
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

/** @throws StartError where a rule says nothing of what it fails by, or a direction is missing */
export const readRules = (from: unknown): Rules => {
  const read = published.safeParse(from)
  if (!read.success)
    throw new StartError(`The rules of Wealth Management Connect are faulty: ${JSON.stringify(read.error.issues[0])}.`)
  return read.data
}

/** Rules, quotas and shelf as they were published last: data with its day, which compliance replaces. */
export const rules = readRules(data)

export const rulesOf = (wanted: Direction) => {
  const found = rules.directions.find(({ direction: one }) => one === wanted)
  if (!found) throw new Error(`nothing is published of ${wanted}`)
  return found
}

/** What anyone may read: what each answer means stays here. */
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

/** The same to a mainland address, where an operator withholds the activity there. */
export const withheld: WealthConnect = { ...shown, withheld: true, directions: [] }
